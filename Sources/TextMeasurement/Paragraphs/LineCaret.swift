/// An insertion point of a line: x in layout units, the offset in UTF-8 in the paragraph.
package struct LineCaret: Hashable, Sendable {
  /// The place in the text.
  package let offset: Int

  /// Where the caret stands.
  package let x: Int64

  /// Where text of the other direction would be inserted; `nil` if that is the same place.
  package let secondaryX: Int64?
}
