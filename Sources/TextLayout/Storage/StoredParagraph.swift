internal import TextAnalysis
internal import TextMeasurement

/// A paragraph of a storage: its text with its separator, never empty, and its styles.
struct StoredParagraph: Sendable {
  /// The text, a part of the one that it was set with.
  let text: Substring

  /// Its length in UTF-16.
  let utf16Count: Int

  /// Its styles.
  let styling: ParagraphStyling

  /// Makes a paragraph.
  init(_ text: Substring, _ styling: ParagraphStyling) {
    self.text = text
    self.styling = styling
    utf16Count = text.withBytes { UTF16Count.units(of: $0) }
  }

  /// The same text in other styles.
  func styled(_ styling: ParagraphStyling) -> StoredParagraph {
    StoredParagraph(text, utf16Count, styling)
  }

  private init(_ text: Substring, _ utf16Count: Int, _ styling: ParagraphStyling) {
    self.text = text
    self.utf16Count = utf16Count
    self.styling = styling
  }

  /// Its length in UTF-8.
  var utf8Count: Int { text.utf8.count }

  /// Whether it ends in a separator.
  var endsInSeparator: Bool { text.withBytes { ParagraphRanges(of: $0).endsInSeparator } }

  /// Whether it is laid out like another.
  func measures(like other: StoredParagraph) -> Bool {
    utf8Count == other.utf8Count && styling.measures(like: other.styling)
      && text.utf8.elementsEqual(other.text.utf8)
  }

  /// A UTF-16 offset in the paragraph as one in UTF-8; inside a scalar it counts as its start.
  func utf8Offset(_ unit: Int) -> Int {
    hasEqualOffsets ? unit : text.withBytes { UTF16Count.offset(ofUnit: unit, in: $0) }
  }

  /// A UTF-8 offset in the paragraph as one in UTF-16.
  func utf16Offset(_ offset: Int) -> Int {
    hasEqualOffsets ? offset : text.withBytes { UTF16Count.units(before: offset, in: $0) }
  }
}

extension StoredParagraph {
  /// The paragraphs of a text; none of an empty one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - known: Styles that paragraphs share if they have the same.
  /// - Returns: Paragraphs that tile the text.
  /// - Complexity: O(*n*) in the text.
  static func paragraphs(of text: StyledText, known: ParagraphStyling? = nil) -> [StoredParagraph] {
    var string = text.string
    var paragraphs: [StoredParagraph] = []
    var last = known
    let isUniform = text.isUniform
    var lengths: [(range: Range<Int>, utf16Count: Int)] = []
    string.withUTF8 { bytes in
      guard !bytes.isEmpty else { return }
      for paragraph in ParagraphRanges(of: bytes) {
        let range = paragraph.range
        lengths.append((range, UTF16Count.units(of: UnsafeBufferPointer(rebasing: bytes[range]))))
      }
    }
    paragraphs.reserveCapacity(lengths.count)
    var start = string.startIndex
    for (range, utf16Count) in lengths {
      if !isUniform || paragraphs.isEmpty {
        let styling = ParagraphStyling(of: range, in: text)
        if last?.isEqual(to: styling) != true { last = styling }
      }
      let end = string.utf8.index(start, offsetBy: range.count)
      if let last { paragraphs.append(StoredParagraph(string[start..<end], utf16Count, last)) }
      start = end
    }
    return paragraphs
  }
}

extension StoredParagraph: Summarized {
  var summary: TextLength { TextLength(utf8: utf8Count, utf16: utf16Count) }
}

extension Substring {
  /// Hands on the bytes; they are at hand, as storages hold native strings only.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
