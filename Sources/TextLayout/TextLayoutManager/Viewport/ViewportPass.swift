public import Foundation

/// What a layout of the viewport has found.
public struct ViewportPass: Sendable {
  /// The fragments that meet the viewport or its overdraw, from top to bottom, all of them laid
  /// out.
  public let fragments: [TextLayoutFragment]

  /// Their text; `nil` if there are none.
  public let viewportRange: TextRange?

  /// Where the viewport is now, in container space: moved by ``verticalCorrection``.
  public let viewportBounds: ContainerRect

  /// How far what was visible has moved in the container, in points and positive downward, as
  /// heights above it were estimated and are known now.
  ///
  /// A host that scrolls by as much shows what it showed before.
  public let verticalCorrection: CGFloat
}
