/// A place in a text, counted in code units of UTF-16: the coordinate of TextKit and `NSRange`.
public struct UTF16Offset: Hashable, Comparable, Sendable {
  /// The number of code units before the place, from 0.
  public var utf16: Int

  /// Creates an offset of so many code units.
  public init(utf16: Int) {
    self.utf16 = utf16
  }

  /// Orders offsets by place.
  public static func < (left: UTF16Offset, right: UTF16Offset) -> Bool {
    left.utf16 < right.utf16
  }
}

extension UTF16Offset {
  /// Counts the code units before a place; one inside a scalar is that of its start.
  ///
  /// For many offsets of one text use ``OffsetCursor``.
  ///
  /// - Complexity: O(*n*) in the bytes before the place.
  public init(_ offset: TextOffset, in text: String) {
    var cursor = OffsetCursor(text)
    cursor.move(to: offset)
    self = cursor.utf16Offset
  }
}
