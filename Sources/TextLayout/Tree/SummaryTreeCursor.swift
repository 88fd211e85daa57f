/// Reads elements of a tree that does not change meanwhile; those near the last one are found at
/// once.
struct SummaryTreeCursor<Element: Summarized> {
  private let tree: SummaryTree<Element>
  private var elements: [Element] = []
  private var start = 0

  /// Begins to read a tree.
  init(_ tree: SummaryTree<Element>) {
    self.tree = tree
  }

  /// The element at an index.
  ///
  /// - Precondition: The index is less than the count of the tree.
  /// - Complexity: O(log *n*) in the elements for one in each leaf.
  mutating func element(at index: Int) -> Element {
    if index < start || index >= start + elements.count {
      (elements, start) = tree.leaf(holding: index)
    }
    return elements[index - start]
  }
}
