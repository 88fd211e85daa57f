/// A place in a text that moves, and knows its offset in UTF-8, UTF-16 and scalars.
///
/// Converts many offsets of one text in one pass if they increase: moving forward costs the
/// distance, moving back the distance from the start or from where it stands, whichever is less.
/// The cursor stands between scalars always: moved to an offset inside a scalar it stops at the
/// scalar's start, moved past the end at the end, moved below 0 at the start.
///
///     var cursor = OffsetCursor("a😀b")
///     cursor.move(to: TextOffset(utf8: 5))
///     cursor.utf16Offset.utf16  // 3
///     cursor.scalarOffset.scalar  // 2
public struct OffsetCursor: Sendable {
  /// The text, in contiguous UTF-8.
  private let text: String

  /// Where the cursor stands.
  private var position = OffsetPosition()

  /// Creates a cursor at the start of a text.
  public init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  /// Where the cursor stands, in bytes of UTF-8.
  public var textOffset: TextOffset { TextOffset(utf8: position.utf8) }

  /// Where the cursor stands, in code units of UTF-16.
  public var utf16Offset: UTF16Offset { UTF16Offset(utf16: position.utf16) }

  /// Where the cursor stands, in scalars.
  public var scalarOffset: ScalarOffset { ScalarOffset(scalar: position.scalar) }

  /// Moves to an offset in UTF-8.
  ///
  /// - Complexity: O(*n*) in the distance; eight bytes at a time in ASCII.
  public mutating func move(to offset: TextOffset) {
    move(to: offset.utf8, .utf8)
  }

  /// Moves to an offset in UTF-16.
  ///
  /// - Complexity: O(*n*) in the distance; eight bytes at a time in ASCII.
  public mutating func move(to offset: UTF16Offset) {
    move(to: offset.utf16, .utf16)
  }

  /// Moves to an offset in scalars.
  ///
  /// - Complexity: O(*n*) in the distance; eight bytes at a time in ASCII.
  public mutating func move(to offset: ScalarOffset) {
    move(to: offset.scalar, .scalar)
  }

  /// Moves to an index of the text.
  ///
  /// - Precondition: The index is one of the text that the cursor was made for.
  /// - Complexity: O(*n*) in the distance; eight bytes at a time in ASCII.
  public mutating func move(to index: String.Index) {
    move(to: TextOffset(index, in: text))
  }

  /// Moves to the end of the text, where the offsets are the lengths of the text.
  ///
  /// - Complexity: O(*n*) in the distance; eight bytes at a time in ASCII.
  public mutating func moveToEnd() {
    move(to: TextOffset(utf8: text.utf8.count))
  }
}

extension OffsetCursor {
  private mutating func move(to target: Int, _ unit: OffsetPosition.Unit) {
    var moved = position
    _ = text.utf8.withContiguousStorageIfAvailable { moved.move(to: target, unit, in: $0) }
    position = moved
  }
}
