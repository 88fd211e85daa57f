/// An element of a tree, with what it adds to the sums.
protocol Summarized {
  /// What is added up.
  associatedtype Sum: Summary

  /// What the element adds.
  var summary: Sum { get }
}
