/// Conversions between the numbers of font files and C libraries and the numbers of this module.
package enum FixedPoint {
  /// A number of 16 whole and 16 fractional bits, as `post.italicAngle` is kept.
  ///
  /// Source: OpenType `Fixed`.
  package static func value(ofSixteenDotSixteen bits: Int32) -> Double {
    Double(bits) / 65_536
  }

  /// A height above the baseline, in font space, as a distance below it, in layout space.
  package static func layoutY(fromFontSpace y: Double) -> Double {
    0 - y
  }

  /// A length in design units, in points.
  ///
  /// - Parameters:
  ///   - designUnits: The length.
  ///   - size: Points in one em.
  ///   - unitsPerEm: Design units in one em, above 0.
  /// - Returns: The length in points, exact but for the rounding of `Double`.
  package static func points(_ designUnits: Double, size: Double, unitsPerEm: Int) -> Double {
    designUnits * size / Double(unitsPerEm)
  }
}
