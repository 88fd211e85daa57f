/// The glyphs of one item, in visual order: from left to right, whatever the item's direction.
package struct ShapedRun: Sendable {
  /// The item that was shaped.
  package var item: TextItem

  /// Where the run's glyphs lie in the glyphs of its paragraph.
  package var glyphs: Range<Int>

  /// Makes a run of its item and where its glyphs lie.
  package init(item: TextItem, glyphs: Range<Int>) {
    self.item = item
    self.glyphs = glyphs
  }
}

/// The shaped runs of one paragraph.
package struct ShapedText: Sendable {
  /// The runs, in logical order; their items tile the paragraph.
  package var runs: [ShapedRun] = []

  /// The glyphs of all runs, those of a run together and in visual order.
  package var glyphs = PackedGlyphs()

  /// The runs that were shaped, in part at least; not those whose glyphs were there before.
  package var shapedRunCount = 0

  /// The bytes of text that were shaped for them.
  package var shapedByteCount = 0

  /// Makes the shape of an empty paragraph.
  package init() {}

  /// Forgets the runs, but not the glyphs.
  mutating func removeRuns() {
    runs.removeAll(keepingCapacity: true)
    shapedRunCount = 0
    shapedByteCount = 0
  }

  /// Counts a run of which so many bytes were shaped.
  mutating func count(_ bytes: Int) {
    shapedRunCount += bytes > 0 ? 1 : 0
    shapedByteCount += bytes
  }
}
