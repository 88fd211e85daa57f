/// The glyphs of one item, in visual order: from left to right, whatever the item's direction.
package struct ShapedRun: Sendable {
  /// The item that was shaped.
  package var item: TextItem

  /// Where the run's glyphs lie in the glyphs of its paragraph.
  package var glyphs: Range<Int>
}

/// The shaped runs of one paragraph.
package struct ShapedText: Sendable {
  /// The runs, in logical order; their items tile the paragraph.
  package var runs: [ShapedRun] = []

  /// The glyphs of all runs, those of a run together and in visual order.
  package var glyphs = PackedGlyphs()

  /// Makes the shape of an empty paragraph.
  package init() {}
}
