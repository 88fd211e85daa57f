public import Foundation

/// A part of a line that a range of text covers.
public struct TextSegment: Hashable, Sendable {
  /// What segments are wanted for; as TextKit numbers them.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// To know where text stands: as high as the line, and as wide as its text.
    case standard = 0

    /// To paint a selection: what is left below lines is covered too, and the line up to its end
    /// where the range goes on to the next.
    case selection = 1

    /// To paint behind text: what is left below lines is covered too.
    case highlight = 2
  }

  /// What enumerating segments does; as TextKit numbers it.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Segments do not tell their text.
    public static let rangeNotRequired = Options(rawValue: 1)

    /// Only the first and the last line have segments.
    public static let middleFragmentsExcluded = Options(rawValue: 2)

    /// The first segment reaches to where its line begins.
    public static let headSegmentExtended = Options(rawValue: 4)

    /// The last segment reaches to where its line ends.
    public static let tailSegmentExtended = Options(rawValue: 8)

    /// An empty range where a line ends and the next begins is at the end of the first.
    public static let upstreamAffinity = Options(rawValue: 16)
  }

  /// The text of the line that the range covers; the same for all segments of a line.
  ///
  /// `nil` if it is not required.
  public let range: TextRange?

  /// Where it stands, in container space.
  public let frame: ContainerRect

  /// Down to the baseline, in points from the top of the frame.
  public let baseline: CGFloat
}
