/// A place in a text, counted in bytes of UTF-8.
///
/// The coordinate of everything inside. Conversions to and from it round an offset inside a scalar
/// down to the scalar's start, and one past the end of the text down to the end.
public struct TextOffset: Hashable, Comparable, Sendable {
  /// The number of bytes before the place, from 0.
  public var utf8: Int

  /// Creates an offset of so many bytes.
  public init(utf8: Int) {
    self.utf8 = utf8
  }

  /// Orders offsets by place.
  public static func < (left: TextOffset, right: TextOffset) -> Bool {
    left.utf8 < right.utf8
  }
}

extension TextOffset {
  /// Finds the place at a UTF-16 offset.
  ///
  /// For many offsets of one text use ``OffsetCursor``.
  ///
  /// - Complexity: O(*n*) in the bytes before the place.
  public init(_ offset: UTF16Offset, in text: String) {
    var cursor = OffsetCursor(text)
    cursor.move(to: offset)
    self = cursor.textOffset
  }

  /// Finds the place before the scalar of a number.
  ///
  /// For many offsets of one text use ``OffsetCursor``.
  ///
  /// - Complexity: O(*n*) in the bytes before the place.
  public init(_ offset: ScalarOffset, in text: String) {
    var cursor = OffsetCursor(text)
    cursor.move(to: offset)
    self = cursor.textOffset
  }

  /// Finds the place of an index.
  ///
  /// - Precondition: `index` is an index of `text`.
  /// - Complexity: O(1).
  public init(_ index: String.Index, in text: String) {
    // A slice of the scalars begins at the start of a scalar, whatever the index.
    let start = text.unicodeScalars[index...].startIndex
    self.init(utf8: text.utf8.distance(from: text.startIndex, to: start))
  }
}
