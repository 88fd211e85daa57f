/// A place in the text of a content storage: before a character, or at the end.
///
/// One between the halves of a surrogate pair counts as before the pair. An edit before the place
/// makes it another one.
///
/// Source: TextKit's `NSTextLocation`, which tells nothing of its offset.
public struct TextLocation: Hashable, Sendable {
  /// The UTF-16 code units before it, from 0.
  public var offset: Int

  /// Makes a place of the number of UTF-16 code units before it.
  public init(_ offset: Int) {
    self.offset = offset
  }

  /// The start of every text.
  public static let start = TextLocation(0)
}

extension TextLocation: Comparable {
  /// Orders places as they follow each other in the text.
  public static func < (left: TextLocation, right: TextLocation) -> Bool {
    left.offset < right.offset
  }
}
