/// Where a paragraph lies in a text.
package struct ParagraphRange: Hashable, Sendable {
  /// The paragraph with its separator: UTF-8 offsets in the text.
  package let range: Range<Int>

  /// The UTF-8 length of the separator at its end, 0 to 3.
  package let separatorLength: Int

  /// Creates a range that ends in a separator of so many bytes.
  package init(_ range: Range<Int>, separatorLength: Int) {
    self.range = range
    self.separatorLength = separatorLength
  }

  /// The paragraph without its separator: UTF-8 offsets in the text.
  package var content: Range<Int> { range.lowerBound..<(range.upperBound - separatorLength) }
}
