/// A box in design units and font space: y up, from the glyph's origin.
package struct DesignRect: Hashable, Sendable {
  /// The least x.
  package var minX: Int

  /// The least y, below the baseline where negative.
  package var minY: Int

  /// The greatest x.
  package var maxX: Int

  /// The greatest y.
  package var maxY: Int

  /// Makes a box of its sides in design units.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}
