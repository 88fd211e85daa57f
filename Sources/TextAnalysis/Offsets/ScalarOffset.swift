/// A place in a text, counted in Unicode scalars.
public struct ScalarOffset: Hashable, Comparable, Sendable {
  /// The number of scalars before the place, from 0.
  public var scalar: Int

  /// Creates an offset of so many scalars.
  public init(scalar: Int) {
    self.scalar = scalar
  }

  /// Orders offsets by place.
  public static func < (left: ScalarOffset, right: ScalarOffset) -> Bool {
    left.scalar < right.scalar
  }
}

extension ScalarOffset {
  /// Counts the scalars before a place; one inside a scalar is that of its start.
  ///
  /// For many offsets of one text use ``OffsetCursor``.
  ///
  /// - Complexity: O(*n*) in the bytes before the place.
  public init(_ offset: TextOffset, in text: String) {
    var cursor = OffsetCursor(text)
    cursor.move(to: offset)
    self = cursor.scalarOffset
  }
}
