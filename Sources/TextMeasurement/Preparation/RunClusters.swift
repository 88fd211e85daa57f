internal import Typography

/// The glyphs of one run in logical order, whatever order they are painted in.
struct RunClusters {
  private let glyphs: GlyphReader
  private let isRightToLeft: Bool

  /// Whether clusters are counted: something is left after each.
  private let countsClusters: Bool

  /// Where the run begins: a UTF-8 offset in the paragraph.
  let start: Int

  /// Where the run ends.
  let end: Int

  /// Reads the glyphs of a run, which must outlive this value.
  init(_ run: ParagraphRun, _ glyphs: GlyphReader) {
    self.glyphs = glyphs.part(run.shaped.glyphs)
    isRightToLeft = run.shaped.item.level.isRightToLeft
    countsClusters = run.style.tracking != 0
    start = run.start
    end = run.end
  }

  /// The number of glyphs.
  var count: Int { glyphs.count }

  /// The glyph at a place in logical order.
  @inline(__always)
  subscript(index: Int) -> ShapedGlyph {
    glyphs[isRightToLeft ? glyphs.count - 1 - index : index]
  }

  /// A place between glyphs.
  struct Position {
    /// The glyphs before it.
    var index = 0

    /// How far the pen has come since the run's start, in design units.
    var advance: Int64 = 0

    /// The clusters before it, if they are counted.
    var clusters: Int64 = 0
  }

  /// Moves a position on to the first cluster that begins at or after an offset.
  @inline(__always)
  func move(_ position: inout Position, to offset: Int) {
    let target = UInt32(truncatingIfNeeded: offset)
    guard countsClusters else {
      while position.index < count, self[position.index].cluster < target {
        position.advance += Int64(self[position.index].advance)
        position.index += 1
      }
      return
    }
    var last = position.index > 0 ? self[position.index - 1].cluster : UInt32.max
    while position.index < count, self[position.index].cluster < target {
      let glyph = self[position.index]
      position.advance += Int64(glyph.advance)
      position.clusters += glyph.cluster == last ? 0 : 1
      last = glyph.cluster
      position.index += 1
    }
  }

  /// Whether a break at an offset, to which a position was moved, leaves all glyphs as they are.
  @inline(__always)
  func isSafe(_ position: Position, at offset: Int) -> Bool {
    guard position.index < count else { return offset == end }
    return position.index == 0 && offset == start
      || Int(self[position.index].cluster) == offset && self[position.index].isSafeToBreakBefore
  }
}
