/// A place from which shaping can begin again, before or after a break inside a run.
///
/// A place that is safe to break at is one, with another between it and the break: a letter that
/// the break sets free of a ligature can join its neighbor, or be kerned with it. In a long stretch
/// without any, as with letters that are all kerned, a place some clusters away serves too: what a
/// break changes does not reach so far, so a part is shaped from a place twice as far away and
/// counted from there.
struct Anchor {
  /// The clusters from a break to its anchor, and from that to where shaping begins, at least.
  static let spacing = 16

  /// The far end of what is shaped: a UTF-8 offset in the paragraph.
  var shaped: Int

  /// The offset that is counted from or to.
  var counted: Int

  /// How far the pen has come at the counted offset since the run's start, in design units.
  var advance: Int64

  /// The clusters of the run before the counted offset.
  var clusters: Int64
}

extension RunClusters {
  /// The anchor before a position.
  ///
  /// - Complexity: O(1): twice the spacing at most.
  func anchor(before position: Position) -> Anchor {
    var counted: Anchor?
    var here = position
    var clusters = 0
    var safeCount = 0
    while here.index > 0 {
      clusters += 1
      let cluster = self[here.index - 1].cluster
      while here.index > 0, self[here.index - 1].cluster == cluster {
        here.index -= 1
        here.advance -= Int64(self[here.index].advance)
      }
      here.clusters -= 1
      if self[here.index].isSafeToBreakBefore { safeCount += 1 }
      let offset = here.index == 0 ? start : Int(cluster)
      if here.index == 0 || safeCount == 2 || clusters == 2 * Anchor.spacing {
        return Anchor(
          shaped: offset,
          counted: counted?.counted ?? offset,
          advance: counted?.advance ?? here.advance,
          clusters: counted?.clusters ?? here.clusters
        )
      }
      if clusters == Anchor.spacing {
        counted = Anchor(
          shaped: offset,
          counted: offset,
          advance: here.advance,
          clusters: here.clusters
        )
      }
    }
    return Anchor(shaped: start, counted: start, advance: 0, clusters: 0)
  }

  /// The anchor after a break at an offset, to which a position was moved.
  ///
  /// - Complexity: O(1): twice the spacing at most.
  func anchor(after position: Position, at offset: Int) -> Anchor {
    var counted: Anchor?
    var here = position
    var clusters = 0
    var safeCount = 0
    while here.index < count {
      let glyph = self[here.index]
      let isBeyond = Int(glyph.cluster) > offset
      if isBeyond, glyph.isSafeToBreakBefore { safeCount += 1 }
      if safeCount == 2 || isBeyond && clusters == 2 * Anchor.spacing { break }
      if isBeyond, clusters == Anchor.spacing {
        counted = Anchor(
          shaped: 0,
          counted: Int(glyph.cluster),
          advance: here.advance,
          clusters: here.clusters
        )
      }
      while here.index < count, self[here.index].cluster == glyph.cluster {
        here.advance += Int64(self[here.index].advance)
        here.index += 1
      }
      here.clusters += 1
      clusters += 1
    }
    let last = here.index < count ? Int(self[here.index].cluster) : end
    return Anchor(
      shaped: last,
      counted: counted?.counted ?? last,
      advance: counted?.advance ?? here.advance,
      clusters: counted?.clusters ?? here.clusters
    )
  }
}
