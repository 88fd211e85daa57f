public import TextAnalysis

/// Text in several styles, and with several styles of paragraphs.
///
///     var text = StyledText("Total ", style: TextStyle(font: .system(size: 13)))
///     text.append("12.50", style: TextStyle(font: .system(size: 13, weight: .bold)))
///     PreparedText(text).size(forWidth: 120)
public struct StyledText: Hashable, Sendable {
  /// The characters.
  public private(set) var string: String

  private var styles: StyleSpans<TextStyle>
  private var paragraphStyles: StyleSpans<ParagraphStyle>

  /// A span of text in one style.
  public struct Run: Hashable, Sendable {
    /// The text: UTF-8 offsets.
    public let range: Range<TextOffset>

    /// Its style.
    public let style: TextStyle
  }

  /// A span of text whose paragraphs have one style.
  public struct ParagraphRun: Hashable, Sendable {
    /// The text: UTF-8 offsets.
    public let range: Range<TextOffset>

    /// The style of the paragraphs that begin in it.
    public let style: ParagraphStyle
  }

  /// Makes a text in one style.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - style: The style of all of it, and of an empty text.
  ///   - paragraphStyle: The style of its paragraphs.
  public init(
    _ string: String,
    style: TextStyle,
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.string = string
    styles = StyleSpans(style, count: string.utf8.count)
    paragraphStyles = StyleSpans(paragraphStyle, count: string.utf8.count)
  }

  /// Makes a text of its spans, the last of which may end beyond it.
  init(_ string: String, styles: [StyleSpans<TextStyle>.Span], paragraphStyle: ParagraphStyle) {
    self.string = string
    self.styles = StyleSpans(tiling: styles, count: string.utf8.count)
    paragraphStyles = StyleSpans(paragraphStyle, count: string.utf8.count)
  }

  /// The spans of equal style of a part of the text, with offsets in the part; the last has no end.
  func styleSpans(in range: Range<Int>) -> [StyleSpans<TextStyle>.Span] {
    styles.spans(in: range)
  }

  /// A part of the text, with its styles.
  ///
  /// - Parameter range: UTF-8 offsets at the boundaries of scalars.
  /// - Returns: The characters of the range, each in its style.
  /// - Complexity: O(*n*) in the part.
  package func part(_ range: Range<Int>) -> StyledText {
    var part = self
    part.string = String(
      string[TextOffset(utf8: range.lowerBound)..<TextOffset(utf8: range.upperBound)]
    )
    part.styles = StyleSpans(tiling: styles.spans(in: range), count: range.count)
    part.paragraphStyles = StyleSpans(tiling: paragraphStyles.spans(in: range), count: range.count)
    return part
  }

  /// Makes the bytes of the text lie side by side.
  package mutating func makeNative() { string.makeContiguousUTF8() }

  /// Whether all of the text has one style, and its paragraphs too.
  package var isUniform: Bool { styles.spans.count == 1 && paragraphStyles.spans.count == 1 }

  /// The spans of equal style, in order; they tile the text, and an empty text has one.
  ///
  /// - Complexity: O(*n*) in the spans.
  public var runs: [Run] { styles.runs(Run.init) }

  /// The spans of equal paragraph style, in order; they tile the text, and an empty text has one.
  ///
  /// A span may begin inside a paragraph, which has the style that holds where it begins.
  ///
  /// - Complexity: O(*n*) in the spans.
  public var paragraphRuns: [ParagraphRun] { paragraphStyles.runs(ParagraphRun.init) }

  /// Appends text; its paragraphs have the style of the last one.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - style: Their style; `nil` takes that of the text before.
  public mutating func append(_ string: String, style: TextStyle? = nil) {
    append(
      StyledText(string, style: style ?? styles.last, paragraphStyle: paragraphStyles.last)
    )
  }

  /// Appends another text, with its styles.
  public mutating func append(_ other: StyledText) {
    string += other.string
    styles.append(other.styles)
    paragraphStyles.append(other.paragraphStyles)
  }

  /// Changes the style of a span; all of an empty text.
  ///
  /// - Parameters:
  ///   - range: The span; what lies beyond the text is left out.
  ///   - change: Is given each style in the span, and changes it.
  /// - Complexity: O(*n*) in the runs.
  public mutating func setStyle(in range: Range<TextOffset>, _ change: (inout TextStyle) -> Void) {
    styles.change(in: range.lowerBound.utf8..<range.upperBound.utf8, change)
  }

  /// Changes the style of the paragraphs that begin in a span.
  ///
  /// - Parameters:
  ///   - range: The span; what lies beyond the text is left out.
  ///   - change: Is given each paragraph style in the span, and changes it.
  /// - Complexity: O(*n*) in the spans of equal paragraph style.
  public mutating func setParagraphStyle(
    in range: Range<TextOffset>,
    _ change: (inout ParagraphStyle) -> Void
  ) {
    paragraphStyles.change(in: range.lowerBound.utf8..<range.upperBound.utf8, change)
  }

  /// The style of the character at an offset; that of the last one at the end.
  public func style(at offset: TextOffset) -> TextStyle { styles.style(at: offset.utf8) }

  /// The style of the paragraph that begins at an offset.
  public func paragraphStyle(at offset: TextOffset) -> ParagraphStyle {
    paragraphStyles.style(at: offset.utf8)
  }
}
