/// The conversion of a run's design units to layout units: one multiplication and one rounding.
struct DesignScale: Sendable {
  /// Layout units in one design unit.
  let factor: Double

  /// Makes the conversion for a face at a size.
  ///
  /// - Parameters:
  ///   - size: Points in one em.
  ///   - unitsPerEm: Design units in one em.
  init(size: Double, unitsPerEm: Int) {
    factor = size * LayoutUnit.unitsPerPoint / Double(unitsPerEm)
  }

  /// A sum of advances, in layout units.
  @inline(__always)
  func layoutUnits(_ designUnits: Int64) -> Int64 {
    LayoutUnit.rounding(Double(designUnits) * factor)
  }
}
