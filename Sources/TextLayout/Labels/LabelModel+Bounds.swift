public import Foundation
public import TextMeasurement

extension LabelModel {
  /// What the label shows in its bounds, to be painted.
  ///
  /// The box of the text is as wide as the bounds and stands ``topInset(of:in:)`` below their top.
  ///
  /// - Parameters:
  ///   - bounds: The bounds; what is not above 0 leaves no room.
  ///   - lineLimit: The most lines; `nil` has no limit.
  /// - Returns: The lines that fit; at least the first.
  /// - Complexity: O(*n*) in the text.
  public func measured(inBounds bounds: ViewRect, lineLimit: Int?) -> MeasuredText {
    var options = options
    options.widthPolicy = .fill
    return measured(
      ProposedSize(width: Self.room(bounds.width), height: Self.room(bounds.height)),
      options: options,
      lineLimit: lineLimit,
      heightPolicy: .truncates
    )
  }

  /// The rectangle of the text in the label's bounds, as
  /// `textRect(forBounds:limitedToNumberOfLines:)` tells it.
  ///
  /// The text stands where its alignment puts it across the bounds, and in the middle between top
  /// and bottom; at the top if it is higher than they are.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the label.
  ///   - lineLimit: The most lines; `nil` has no limit.
  /// - Returns: The rectangle of the lines that fit, its edges rounded outward to pixels.
  /// - Complexity: O(*n*) in the text.
  public func textRect(forBounds bounds: ViewRect, lineLimit: Int?) -> ViewRect {
    let measured = measured(inBounds: bounds, lineLimit: lineLimit)
    let content = measured.contentRect
    let top = bounds.minY + topInset(of: measured, in: bounds)
    let rect = ViewRect(content.rect).offsetBy(dx: bounds.minX, dy: top)
    return rect.rounded(to: displayScale)
  }

  /// Where the baselines of the first and of the last line are that the label shows in its bounds.
  ///
  /// - Parameter bounds: The bounds of the label.
  /// - Returns: Exact places in the space of the bounds; `nil` if the label has no text and so no
  ///   size.
  /// - Complexity: O(*n*) in the text.
  public func baselines(forBounds bounds: ViewRect) -> LabelBaselines? {
    let measured = measured(inBounds: bounds, lineLimit: numberOfLines)
    guard measured.size != .zero, let first = measured.lines.first, let last = measured.lines.last
    else { return nil }
    let top = bounds.minY + topInset(of: measured, in: bounds)
    return LabelBaselines(first: top + first.baseline, last: top + last.baseline)
  }

  /// How far below the top of the label's bounds the text's box stands: in the middle, if there is
  /// room.
  ///
  /// - Parameters:
  ///   - measured: What the label shows.
  ///   - bounds: The bounds of the label.
  /// - Returns: From one top down to the other, in points, at least 0.
  public func topInset(of measured: MeasuredText, in bounds: ViewRect) -> CGFloat {
    let rest = (bounds.height - measured.height) / 2
    return rest > 0 && rest.isFinite ? rest : 0
  }

  /// The length of bounds as the room for text, which 0 would ask for the minimum.
  private static func room(_ length: CGFloat) -> CGFloat {
    length > 0 ? length : .leastNonzeroMagnitude
  }
}

extension ViewRect {
  /// The rectangle with its edges rounded outward to whole pixels, but for 1/1,024 of one.
  ///
  /// - Parameter scale: The pixels in one point, above 0; any other value leaves it as it is.
  /// - Returns: The rectangle in whole pixels; one of no size stays as it is.
  func rounded(to scale: CGFloat) -> ViewRect {
    guard scale > 0, scale.isFinite, size != .zero else { return self }
    let tolerance = 1.0 / 1024
    let left = (minX * scale + tolerance).rounded(.down) / scale
    let top = (minY * scale + tolerance).rounded(.down) / scale
    return ViewRect(
      x: left,
      y: top,
      width: (maxX * scale - tolerance).rounded(.up) / scale - left,
      height: (maxY * scale - tolerance).rounded(.up) / scale - top
    )
  }
}
