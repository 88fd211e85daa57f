public import Foundation

/// How small, and then how tight, text may be set before some of it is left out.
public struct ShrinkPolicy: Hashable, Sendable {
  /// The least scale of the fonts, from 0 to 1; 0 means that they do not shrink, as does NaN.
  ///
  /// The largest scale is taken at which all fits, in steps of 1/64 pt of the first font. No scale
  /// is less than 0.01.
  public var minimumScale: CGFloat

  /// How much closer letters may stand, in ems, at the least scale; 0 keeps their distances.
  public var tightening: CGFloat

  /// Nothing shrinks.
  public static let none = ShrinkPolicy()

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - minimumScale: The least scale of the fonts; 0 means that they do not shrink.
  ///   - tightening: How much closer letters may stand, in ems.
  public init(minimumScale: CGFloat = 0, tightening: CGFloat = 0) {
    self.minimumScale = minimumScale
    self.tightening = tightening
  }
}
