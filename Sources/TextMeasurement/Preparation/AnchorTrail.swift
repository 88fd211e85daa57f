/// The stops behind a walk from which shaping can begin again.
///
/// A safe stop is one. In a long stretch without any, as with letters that are all kerned, the
/// stops every sixteen clusters serve too: what a break changes does not reach so far, so a part is
/// shaped from one such stop and counted from the next.
struct AnchorTrail {
  /// The clusters from one anchor to the next.
  static let spacing = 16

  /// Where a part is shaped from, or to, and where it is counted from, or to.
  struct Anchor {
    /// The far end of what is shaped: a UTF-8 offset in the paragraph.
    var shaped: Int

    /// The stop that is counted from or to.
    var counted: ClusterWalk.Stop

    /// The anchor at a safe stop, which needs no way to it.
    init(safe stop: ClusterWalk.Stop) {
      shaped = stop.offset
      counted = stop
    }

    /// The anchor at a stop that is reached from another.
    init(shaped: Int, counted: ClusterWalk.Stop) {
      self.shaped = shaped
      self.counted = counted
    }
  }

  private var oldest = ClusterWalk.Stop(offset: 0, pen: 0, isSafe: true)
  private var middle = ClusterWalk.Stop(offset: 0, pen: 0, isSafe: true)
  private var newest = ClusterWalk.Stop(offset: 0, pen: 0, isSafe: true)
  private var clusters = 0

  /// Moves on to a stop.
  ///
  /// - Returns: Whether the stop is an anchor.
  @inline(__always)
  mutating func advance(to stop: ClusterWalk.Stop) -> Bool {
    if stop.isSafe {
      oldest = stop
      middle = stop
      newest = stop
      clusters = 0
      return true
    }
    clusters += 1
    guard clusters == Self.spacing else { return false }
    oldest = middle
    middle = newest
    newest = stop
    clusters = 0
    return true
  }

  /// The anchor before the stops since the last.
  ///
  /// It lies a spacing behind them, or is safe.
  var anchor: Anchor { Anchor(shaped: oldest.offset, counted: middle) }
}
