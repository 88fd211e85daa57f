import TextAnalysis
import Typography

/// A paragraph analysed, cut into items and shaped, as measuring does it.
struct ShapedParagraph {
  let bytes: [UInt8]
  let font: ResolvedFont
  private(set) var items: [TextItem] = []
  private(set) var shaped = ShapedText()

  /// Takes a paragraph through all steps, with a shaper of its own unless one is given.
  init(
    _ text: String,
    font: Font,
    language: String? = nil,
    direction: BaseDirection = .automatic,
    shaper: Shaper = Shaper()
  ) {
    let bytes = Array(text.utf8)
    let font = ResolvedFont(font)
    self.bytes = bytes
    self.font = font
    var items: [TextItem] = []
    var shaped = ShapedText()
    bytes.withUnsafeBufferPointer { text in
      let analyzer = TextAnalyzer()
      var analysis = ParagraphAnalysis()
      analyzer.analyze(
        text,
        direction: direction,
        language: language,
        rules: LineBreakRules(),
        into: &analysis
      )
      Itemizer().itemize(
        text,
        analysis,
        styles: [StyleSpan(end: text.count, font: font, style: 0)],
        analyzer: analyzer,
        into: &items
      )
      shaper.shape(
        items,
        of: text,
        traits: analysis.traits,
        styles: [ShapingStyle(language: language, features: font.font.features)],
        into: &shaped
      )
    }
    self.items = items
    self.shaped = shaped
  }

  /// The glyphs of all runs.
  var glyphs: [ShapedGlyph] { Array(shaped.glyphs) }

  /// The items' texts and the families they are shown in, in logical order.
  var families: [String] {
    items.map { "\(text(of: $0)) → \($0.instance.face.family)" }
  }

  /// The sum of the advances, in points.
  var advance: Double {
    shaped.runs.reduce(0) { sum, run in
      let units = shaped.glyphs[run.glyphs].reduce(0) { $0 + Int($1.advance) }
      return sum + ScaledFont(run.item.instance, size: font.size).points(units)
    }
  }

  /// The text of an item.
  func text(of item: TextItem) -> String {
    String(decoding: bytes[item.start..<item.end], as: UTF8.self)
  }
}
