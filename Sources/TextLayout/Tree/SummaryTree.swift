/// Elements in order, with sums over any first part of them in logarithmic time.
///
/// A B+ tree: elements lie in leaves of the same depth, and every node keeps the sum of what is
/// below it. Belongs to one thread at a time.
final class SummaryTree<Element: Summarized> {
  private var root: SummaryTreeNode<Element>

  /// Makes a tree of elements.
  ///
  /// - Complexity: O(*n*).
  init(_ elements: [Element] = []) {
    root = SummaryTreeNode(elements)
  }

  /// The number of elements.
  var count: Int { root.count }

  /// The sum over all elements.
  var summary: Element.Sum { root.summary }

  /// The element at an index, from 0.
  ///
  /// - Precondition: The index is less than ``count``.
  /// - Complexity: O(log *n*).
  subscript(index: Int) -> Element {
    precondition(root.holds(index), "an index of the tree is less than its count")
    return root.element(at: index)
  }

  /// The elements that lie beside that at an index, and the index of the first of them.
  func leaf(holding index: Int) -> (elements: [Element], start: Int) {
    precondition(root.holds(index), "an index of the tree is less than its count")
    return root.leaf(holding: index)
  }

  /// Changes the element at an index, and the sums with it.
  ///
  /// - Precondition: The index is less than ``count``.
  /// - Complexity: O(log *n*).
  func update<Result>(at index: Int, _ change: (inout Element) -> Result) -> Result {
    precondition(root.holds(index), "an index of the tree is less than its count")
    return root.update(at: index, change)
  }

  /// Changes elements in order, and the sums with them, as long as `change` asks for more.
  ///
  /// - Parameters:
  ///   - range: Indices of the tree.
  ///   - needsChange: Whether an element is to be changed, told by its sum; and whether one of
  ///     several is, told by the sum over them.
  ///   - change: Is given the index of an element and changes it; must not use the tree.
  /// - Precondition: The range lies in the tree.
  /// - Complexity: O(log *n* + *k*) in the elements and those that are visited.
  func update(
    in range: Range<Int>,
    where needsChange: (Element.Sum) -> Bool = { _ in true },
    while change: (Int, inout Element) -> Bool
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range lies in the tree")
    _ = root.update(in: range, from: 0, where: needsChange, while: change)
  }

  /// The sum over the elements of a range.
  ///
  /// - Precondition: The range lies in the tree.
  /// - Complexity: O(log *n*).
  func summary(in range: Range<Int>) -> Element.Sum {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range lies in the tree")
    return root.summary(in: range)
  }

  /// Changes every element, and the sums with it.
  ///
  /// - Complexity: O(*n*).
  func updateAll(_ change: (inout Element) -> Void) {
    root.updateAll(change)
  }

  /// Puts elements in the place of others.
  ///
  /// - Precondition: The range lies in the tree.
  /// - Complexity: O(log *n* + *k*) in the elements and those that go and come.
  func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range lies in the tree")
    root = SummaryTreeNode(joining: root.replacing(range, with: elements))
  }

  /// The sum over the elements before an index.
  ///
  /// - Precondition: The index is at most ``count``.
  /// - Complexity: O(log *n*).
  func summary(before index: Int) -> Element.Sum {
    precondition(index >= 0 && index <= count, "an index of the tree is at most its count")
    return root.summary(in: 0..<index)
  }

  /// Finds the first element with which a sum over the first elements reaches something.
  ///
  /// - Parameter reaches: Whether a sum does; one that does not grow into one that does, and one
  ///   that does never into one that does not.
  /// - Returns: The index, and the sum before it; `nil` if not even the sum over all does.
  /// - Complexity: O(log *n*).
  func first(where reaches: (Element.Sum) -> Bool) -> (index: Int, before: Element.Sum)? {
    guard reaches(root.summary) else { return nil }
    return root.first(after: .zero, index: 0, where: reaches)
  }

  /// Visits elements in order, with their indices, as long as `visit` asks for more.
  ///
  /// - Precondition: The range lies in the tree.
  /// - Complexity: O(log *n* + *k*) in the elements and those that are visited.
  func forEach(in range: Range<Int>, while visit: (Int, Element) -> Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range lies in the tree")
    _ = root.forEach(in: range, from: 0, while: visit)
  }
}
