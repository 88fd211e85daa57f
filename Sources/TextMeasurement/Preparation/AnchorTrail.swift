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

  private var safe = ClusterWalk.Stop.start
  /// The last three stops that were a spacing apart, the newest last; those since the safe one.
  private var oldest = ClusterWalk.Stop.start
  private var middle = ClusterWalk.Stop.start
  private var newest = ClusterWalk.Stop.start
  private var spacings = 0
  private var clusters = 0

  /// Moves on to a safe stop.
  @inline(__always)
  mutating func advance(toSafe stop: ClusterWalk.Stop) {
    safe = stop
    spacings = 0
    clusters = 0
  }

  /// Moves on to a stop that is not safe.
  ///
  /// - Returns: Whether the stop is an anchor.
  mutating func advance(toUnsafe stop: ClusterWalk.Stop) -> Bool {
    clusters += 1
    guard clusters == Self.spacing else { return false }
    oldest = spacings > 0 ? middle : safe
    middle = spacings > 0 ? newest : safe
    newest = stop
    spacings += 1
    clusters = 0
    return true
  }

  /// The anchor behind: the last safe stop, or one that lies at least a spacing behind.
  var anchor: Anchor {
    spacings < 2 ? Anchor(safe: safe) : Anchor(shaped: oldest.offset, counted: middle)
  }
}
