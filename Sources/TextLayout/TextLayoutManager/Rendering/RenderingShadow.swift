public import Foundation

/// A shadow behind text.
public struct RenderingShadow: Hashable, Sendable {
  /// Its colour.
  public var color: RenderingColor

  /// How far it lies to the right and below the text, in points.
  public var offset: CGSize

  /// How far its edge fades, in points.
  public var blurRadius: CGFloat

  /// Makes a shadow.
  public init(color: RenderingColor, offset: CGSize, blurRadius: CGFloat = 0) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
