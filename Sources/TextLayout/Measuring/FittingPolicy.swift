internal import Foundation
public import TextMeasurement

/// What is done about text that does not fit in what was proposed; by default nothing.
///
/// Text is left out for want of lines, and for want of height where ``heightPolicy`` says so.
/// Before that it shrinks as far as ``shrink`` allows.
public struct FittingPolicy: Hashable, Sendable {
  /// The most lines; `nil` has no limit, and less than 1 counts as 1.
  public var lineLimit: Int?

  /// What becomes of lines for which the proposed height leaves no room.
  public var heightPolicy: HeightPolicy

  /// How the last line tells that text is left out; `nil` leaves out whole lines only.
  public var truncation: Truncation?

  /// How small text may be set before some of it is left out.
  public var shrink: ShrinkPolicy

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - lineLimit: The most lines; `nil` has no limit.
  ///   - heightPolicy: What becomes of lines for which there is no room.
  ///   - truncation: How the last line tells that text is left out.
  ///   - shrink: How small text may be set before some of it is left out.
  public init(
    lineLimit: Int? = nil,
    heightPolicy: HeightPolicy = .overflows,
    truncation: Truncation? = nil,
    shrink: ShrinkPolicy = .none
  ) {
    self.lineLimit = lineLimit
    self.heightPolicy = heightPolicy
    self.truncation = truncation
    self.shrink = shrink
  }
}

extension FittingPolicy {
  /// How much is shown of a text in what is proposed.
  func limit(in proposal: ProposedSize) -> LineLimit {
    var limit = LineLimit(lineCount: lineLimit, truncation: truncation)
    if heightPolicy == .truncates, let height = proposal.height {
      limit.height = height > 0 ? Double(height) : 0
    }
    limit.minimumScale = shrink.minimumScale > 0 ? Double(shrink.minimumScale) : 1
    limit.tightening = shrink.tightening > 0 ? Double(shrink.tightening) : 0
    return limit
  }
}
