/// What a tree adds up over its elements.
protocol Summary {
  /// The summary of no element.
  static var zero: Self { get }

  /// Adds what follows.
  static func += (left: inout Self, right: Self)
}
