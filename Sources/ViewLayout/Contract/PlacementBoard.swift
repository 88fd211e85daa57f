/// Where a layout has put its subviews so far.
final class PlacementBoard {
  private var placements: [Int: SubviewPlacement] = [:]

  /// Where a subview was put last; `nil` if nowhere.
  subscript(index: Int) -> SubviewPlacement? {
    get { placements[index] }
    set { placements[index] = newValue }
  }
}
