internal import TextAnalysis
public import Typography

/// A text prepared for measuring: everything that does not depend on a width is done and kept.
///
/// An immutable value that threads may share. Asking it for another width shapes nothing again.
///
///     let text = PreparedText("Einstellungen öffnen", font: .system(size: 17), language: "de")
///     text.height(forWidth: 120)
///     text.lines(forWidth: 120)
///
/// Its answers keep these promises:
/// - laid out at its own width, a text that fits breaks the same way, unless its ``Hyphenation``
///   has a factor below 1, or ellipses of several sizes stand for the middle of its lines;
/// - the number of lines never grows with the width, for widths above 0, text without tabs or marks
///   that have no base, and hyphenation without a limit of lines;
/// - an answer never depends on what was asked before.
public struct PreparedText: Sendable {
  /// The text.
  public let text: String

  /// The font that was asked for; that of the first run, if there are several.
  public let font: Font

  /// The language, a BCP 47 tag; that of the first run; `nil` if none was named.
  public let language: String?

  /// How the text is measured.
  public internal(set) var options: MeasuringOptions

  /// What lies between the edges of the text's box and its lines, as the options say.
  var contentInsets: ContentInsets

  /// How the face of the text differs from the one that was asked for.
  package let substitutions: [FontSubstitution]

  /// The text with its styles; `nil` if it has one.
  let styledText: StyledText?

  /// The languages that words were to be hyphenated by and that have no patterns, each once; `nil`
  /// stands for text whose language was not named.
  let unhyphenatedLanguages: [String?]

  /// The face that the text is measured with first.
  let primary: FontInstance

  /// The paragraphs, which tile the text; at least one.
  let paragraphs: [Paragraph]

  /// Where each paragraph but the first begins: UTF-8 offsets in the text.
  private let laterStarts: [Int]

  /// Whether a final newline begins an empty line.
  let hasExtraLine: Bool

  /// Prepares a text.
  ///
  /// Never fails: characters that no font has are measured as the font's missing glyph and reported
  /// in ``receipt``.
  ///
  /// - Parameters:
  ///   - text: The text; paragraphs end at LF, CR, CRLF, U+0085 and U+2029.
  ///   - font: The font.
  ///   - language: A BCP 47 tag, which decides about local forms and line breaks; a tag without
  ///     sense is taken as none.
  ///   - options: How the text is measured.
  /// - Precondition: The text has less than 2 GB of UTF-8.
  /// - Complexity: O(*n*) in the text.
  public init(
    _ text: String,
    font: Font,
    language: String? = nil,
    options: MeasuringOptions = MeasuringOptions()
  ) {
    self.init(text, nil, font, language, options) { workspace in
      TextSpans(workspace.table(font, language: language))
    }
  }

  /// Prepares a text in several styles.
  ///
  /// Like a text in one style; its paragraphs have styles of their own, and
  /// ``MeasuringOptions/paragraphStyle`` is not looked at.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: How the text is measured.
  /// - Precondition: The text has less than 2 GB of UTF-8.
  /// - Complexity: O(*n*) in the text and its runs.
  public init(_ text: StyledText, options: MeasuringOptions = MeasuringOptions()) {
    let first = text.style(at: TextOffset(utf8: 0))
    self.init(text.string, text, first.font, first.language, options) { workspace in
      TextSpans(text, resolve: workspace.resolve)
    }
  }

  /// Takes a paragraph that was prepared by itself.
  init(_ text: StyledText, _ paragraph: Paragraph, options: MeasuringOptions) {
    let first = text.style(at: TextOffset(utf8: 0))
    self.text = text.string
    styledText = text
    font = first.font
    language = first.language
    self.options = options
    contentInsets = ContentInsets(options)
    substitutions = []
    unhyphenatedLanguages = []
    primary = paragraph.runs[0].style.primary
    paragraphs = [paragraph]
    laterStarts = []
    hasExtraLine = false
  }

  private init(
    _ text: String,
    _ styledText: StyledText?,
    _ font: Font,
    _ language: String?,
    _ options: MeasuringOptions,
    _ makeSpans: (Workspace) -> TextSpans
  ) {
    self.text = text
    self.styledText = styledText
    self.font = font
    self.language = language
    self.options = options
    contentInsets = ContentInsets(options)
    var paragraphs: [Paragraph] = []
    var starts: [Int] = []
    var copy = text
    copy.makeContiguousUTF8()
    let native = copy
    (primary, substitutions, hasExtraLine, unhyphenatedLanguages) = copy.withUTF8 { bytes in
      Workspace.lend { workspace in
        precondition(bytes.count < Int32.max, "a text has less than 2 GB")
        let spans = makeSpans(workspace)
        let commonRules = workspace.rules(of: options.paragraphStyle)
        let metricsRules = options.metricsRules
        var ranges = ParagraphRanges(of: bytes)
        while let paragraph = ranges.next() {
          let range = paragraph.range
          if range.lowerBound > 0 { starts.append(range.lowerBound) }
          paragraphs.append(
            ParagraphBuilder.prepare(
              ParagraphText(range, of: native),
              spans.spans(in: range),
              spans.table,
              spans.paragraphStyle(at: range.lowerBound).map(workspace.rules) ?? commonRules,
              metricsRules,
              workspace
            )
          )
        }
        return (
          spans.table.runs[0].primary,
          spans.table.substitutions,
          options.countsFinalNewline && ranges.endsInSeparator,
          paragraphs.contains { $0.rules.hyphenatesByLanguage }
            ? spans.table.languagesWithoutPatterns : []
        )
      }
    }
    self.paragraphs = paragraphs
    laterStarts = starts
  }

  /// The height of the empty line after a final newline, in the style of that; `nil` if there is
  /// none.
  var extraLine: LineMetrics? {
    guard hasExtraLine, let last = paragraphs.last, let run = last.runs.last else { return nil }
    return last.lineMetrics[run.metrics]
  }

  /// The style of the character at a UTF-8 offset in the text.
  func style(at offset: Int) -> TextStyle {
    styledText?.style(at: TextOffset(utf8: offset)) ?? TextStyle(font: font, language: language)
  }

  /// Where a paragraph begins: a UTF-8 offset in the text.
  func start(of paragraph: Int) -> Int { paragraph == 0 ? 0 : laterStarts[paragraph - 1] }
}
