public import Foundation

/// What text takes of its container, in the convention of TextKit 2.
///
/// Source: TextKit's `usageBoundsForTextContainer`, which does not say how exact it is.
public struct UsageBounds: Hashable, Sendable {
  /// How sure the bounds are.
  public enum Precision: Hashable, Sendable {
    /// All text of the container has been laid out since it last changed.
    case exact

    /// Heights of text that is not laid out are estimated, and only lines that are count for the
    /// width.
    ///
    /// - Parameter laidOut: The part of the text that is, from 0 to below 1; all of a short text
    ///   can be but an empty line at its end.
    case estimated(laidOut: Double)
  }

  /// The box around the text, in container space: without padding, so that x is the padding and the
  /// width is that of the text alone.
  ///
  /// Trailing white space is not part of it. Zero before anything was laid out or estimated.
  public let rect: ContainerRect

  /// How sure that is.
  public let precision: Precision

  /// How wide and high a container has to be for the text, in points: the right edge with the
  /// padding beside it, and the bottom.
  public let extent: CGSize

  /// Nothing has been laid out or estimated.
  public static let zero = UsageBounds(
    rect: .zero,
    precision: .estimated(laidOut: 0),
    extent: .zero
  )
}
