/// What a tree adds up over its elements.
protocol Summary {
  /// The summary of no element.
  static var zero: Self { get }

  /// Adds what follows.
  static func += (left: inout Self, right: Self)
}

/// An element of a tree, with what it adds to the sums.
protocol Summarized {
  /// What is added up.
  associatedtype Sum: Summary

  /// What the element adds.
  var summary: Sum { get }
}
