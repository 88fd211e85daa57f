import TestFixtures
import TextAnalysis
import Testing
import TextMeasurement

@Suite("Laws of lines in any style")
struct StyleLawTests {
  private static let seed: UInt64 = 7_031

  /// A style of random indents, stops, alignment and heights.
  static func style(_ generator: inout SeededGenerator) -> ParagraphStyle {
    func length(_ range: ClosedRange<Double>) -> Double {
      Bool.random(using: &generator) ? 0 : Double.random(in: range, using: &generator)
    }
    var style = ParagraphStyle()
    style.alignment = TextAlignment.allCases.randomElement(using: &generator) ?? .natural
    style.largestSpace = Bool.random(using: &generator) ? .infinity : 3
    style.firstLineIndent = length(0...40)
    style.headIndent = length(0...40)
    style.tailIndent = length(-30...(-1))
    style.lineSpacing = length(0...9)
    style.spacingBefore = length(0...9)
    style.spacingAfter = length(0...9)
    style.lineHeightMultiple = length(0.5...2)
    style.minimumLineHeight = length(0...30)
    style.maximumLineHeight = length(5...30)
    style.lineHeightPolicy = LineHeightPolicy.allCases.randomElement(using: &generator) ?? .natural
    style.tabStops = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      TabStop(
        Double.random(in: 0...200, using: &generator),
        alignment: TabStop.Alignment.allCases.randomElement(using: &generator) ?? .leading
      )
    }
    style.defaultTabInterval = length(10...60)
    style.lineBreakMode = LineBreakMode.allCases.randomElement(using: &generator) ?? .byWords
    style.hyphenation = hyphenation(&generator)
    return style
  }

  /// Hyphenation in half of all texts: by language or almost everywhere, half of these with limits.
  static func hyphenation(_ generator: inout SeededGenerator) -> Hyphenation {
    guard Bool.random(using: &generator) else { return .none }
    var hyphenation = Hyphenation.byLanguage
    if Bool.random(using: &generator), let patterns = everywhere { hyphenation = .by(patterns) }
    if Bool.random(using: &generator) {
      hyphenation.minimumPrefix = Int.random(in: 1...4, using: &generator)
      hyphenation.minimumSuffix = Int.random(in: 1...4, using: &generator)
    }
    guard Bool.random(using: &generator) else { return hyphenation }
    if Bool.random(using: &generator) {
      hyphenation.factor = Double.random(in: 0.3...0.99, using: &generator)
    }
    hyphenation.lineLimit = Int.random(in: 0...2, using: &generator)
    return hyphenation
  }

  /// Patterns with a place before each of the commonest letters of Latin, Greek and Cyrillic.
  private static let everywhere = try? HyphenationPatterns(
    Array("UTF-8\n1a\n1e\n1i\n1n\n1t\n1r\n1f\n1ä\n1ο\n1α\n1ι\n1о\n1а\n1е\n".utf8),
    name: "everywhere"
  )

  @Test("Lines tile the text and stand where its size says", arguments: Samples.declaration)
  func linesTile(_ sample: Sample) {
    forEachQuestion(sample) { text, width in
      let lines = text.lines(forWidth: width)
      let size = text.size(forWidth: width)
      var end = 0
      var bottom = 0.0
      for line in lines {
        #expect(line.range.lowerBound.utf8 == end)
        #expect(line.y >= bottom)
        end = line.range.upperBound.utf8
        bottom = line.y + line.lineHeight
        #expect(line.x + line.width <= max(size.width, width) || line.width > width / 2)
      }
      #expect(end == sample.text.utf8.count)
      #expect(bottom == size.height)
      #expect(lines.count == text.lineCount(forWidth: width))
    }
  }

  @Test("A text laid out at its own width breaks the same way", arguments: Samples.declaration)
  func ownWidthRepeats(_ sample: Sample) {
    forEachQuestion(sample) { text, width in
      // A narrower line is fuller, and less of it has to be empty for the factor.
      guard text.options.paragraphStyle.hyphenation.factor == 1 else { return }
      let used = text.size(forWidth: width).width
      guard used > 0, used <= width else { return }
      #expect(
        text.lines(forWidth: used).map(\.range) == text.lines(forWidth: width).map(\.range),
        "width \(width), used \(used)"
      )
      // Ellipses of several sizes leave more than one way to fill the same room.
      guard text.options.paragraphStyle.lineBreakMode != .truncatingMiddle else { return }
      #expect(
        text.lines(forWidth: used).map(\.truncation?.cut)
          == text.lines(forWidth: width).map(\.truncation?.cut),
        "width \(width), used \(used)"
      )
    }
  }

  @Test("In its own width the same middle of a text is left out", arguments: Samples.declaration)
  func middleRepeats(_ sample: Sample) {
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = .truncatingMiddle
    let font = Font.system(size: 15)
    let text = PreparedText(sample.text, font: font, language: sample.language, options: options)
    for width in stride(from: 20.0, to: 700, by: 17) {
      let cuts = text.lines(forWidth: width).map(\.truncation?.cut)
      let used = text.size(forWidth: width).width
      #expect(used <= width)
      #expect(used == 0 || text.lines(forWidth: used).map(\.truncation?.cut) == cuts, "\(width)")
    }
  }

  @Test("The number of lines never grows with the width", arguments: Samples.declaration)
  func linesShrink(_ sample: Sample) {
    guard !sample.text.contains("\t") else { return }
    var last: (lines: Int, width: Double)?
    forEachQuestion(sample) { text, width in
      // One hyphen more can forbid the next.
      guard text.options.paragraphStyle.hyphenation.lineLimit == 0 else { return }
      let count = text.lineCount(forWidth: width)
      if let last, last.width < width {
        #expect(count <= last.lines, "\(last.width) gives \(last.lines), \(width) \(count)")
      }
      last = (count, width)
    }
  }

  @Test("The minimum is at most the used width", arguments: Samples.declaration)
  func widthsAreOrdered(_ sample: Sample) {
    forEachQuestion(sample) { text, width in
      guard width >= text.minimumWidth else { return }
      #expect(text.size(forWidth: width).width <= width)
      #expect(text.minimumWidth <= text.idealSize.width)
    }
  }

  @Test("The table of heights agrees with laying out", arguments: Samples.declaration)
  func heights(_ sample: Sample) {
    forEachText(sample) { text, generator in
      let table = text.heights
      for (index, row) in table.rows.enumerated() {
        #expect(text.lineCount(forWidth: row.narrowestWidth) == row.lineCount)
        #expect(text.height(forWidth: row.narrowestWidth) == row.height)
        guard index > 0 else { continue }
        let below = row.narrowestWidth - 1 / 65_536
        #expect(text.height(forWidth: below) == table.rows[index - 1].height)
        #expect(text.lineCount(forWidth: below) == table.rows[index - 1].lineCount)
      }
      for _ in 0..<20 {
        let width = Double.random(
          in: text.minimumWidth...text.idealSize.width + 1,
          using: &generator
        )
        #expect(table.height(forWidth: width) == text.height(forWidth: width))
        #expect(table.lineCount(forWidth: width) == text.lineCount(forWidth: width))
        let same = text.widthsWithSameLines(forWidth: width)
        #expect(same.contains(width))
        let ranges = text.lines(forWidth: width).map(\.range)
        #expect(text.lines(forWidth: same.lowerBound).map(\.range) == ranges)
        let limit = text.lineCount(forWidth: width)
        #expect(!text.exceeds(lines: limit, atWidth: width))
        #expect(text.exceeds(lines: limit - 1, atWidth: width))
        #expect(!text.exceeds(height: text.height(forWidth: width), atWidth: width))
        #expect(text.exceeds(height: text.height(forWidth: width).nextDown, atWidth: width))
      }
    }
  }

  @Test(
    "Limited text is a beginning of the lines, never wider or higher",
    arguments: Samples.declaration
  )
  func truncation(_ sample: Sample) {
    forEachText(sample) { text, generator in
      for _ in 0..<8 {
        let width = Double.random(in: 20...text.idealSize.width + 30, using: &generator)
        let count = Int.random(in: 1...3, using: &generator)
        let mode = Truncation.Mode.allCases.randomElement(using: &generator) ?? .tail
        let limited = text.limited(
          forWidth: width,
          LineLimit(lineCount: count, truncation: Truncation(mode))
        )
        let whole = text.lines(forWidth: width)
        let cutsLines = limited.lines.contains { $0.truncation != nil }
        #expect(limited.isTruncated == (whole.count > count || cutsLines))
        #expect(limited.lines.count == min(count, whole.count))
        #expect(limited.size.height <= text.height(forWidth: width))
        #expect(
          limited.lines.dropLast().map(\.range)
            == whole.prefix(limited.lines.count - 1).map(\.range)
        )
        guard let last = limited.lines.last, let truncation = last.truncation else { continue }
        let other = whole[limited.lines.count - 1]
        #expect(last.lineHeight == other.lineHeight)
        #expect(last.y == other.y)
        #expect(last.range.lowerBound == other.range.lowerBound)
        #expect(truncation.cut.lowerBound >= last.range.lowerBound)
        #expect(truncation.cut.upperBound <= last.range.upperBound)
        let style = text.options.paragraphStyle
        let isFirst = last.y == 0
        let indent = isFirst ? style.firstLineIndent : style.headIndent
        #expect(last.width <= max(0, width - indent + min(0, style.tailIndent)) + 0.0001)
        #expect(truncation.tokenX >= -0.0001)
        #expect(truncation.tokenX + truncation.tokenWidth <= limited.size.width + 0.0001)
      }
    }
  }

  /// A text in random spans of random size, weight, tracking and place above the baseline, with
  /// attachments here and there.
  static func styled(
    _ sample: Sample,
    _ paragraphStyle: ParagraphStyle,
    _ generator: inout SeededGenerator
  ) -> StyledText {
    let plain = TextStyle(font: .system(size: 15), language: sample.language)
    var text = StyledText(sample.text, style: plain, paragraphStyle: paragraphStyle)
    let count = sample.text.utf8.count
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let start = Int.random(in: 0...count, using: &generator)
      let end = Int.random(in: start...count, using: &generator)
      let size = Double.random(in: 6...30, using: &generator)
      let weight: FontWeight = Bool.random(using: &generator) ? .regular : .bold
      let tracking =
        Bool.random(using: &generator) ? 0 : Double.random(in: 0...4, using: &generator)
      let allowsLineBreaks = Int.random(in: 0...3, using: &generator) > 0
      let directions = (0..<Int.random(in: 0...1, using: &generator)).compactMap { _ in
        WritingDirection.allCases.randomElement(using: &generator)
      }
      text.setStyle(in: TextOffset(utf8: start)..<TextOffset(utf8: end)) {
        $0.allowsLineBreaks = allowsLineBreaks
        $0.writingDirections = directions
        $0.font.size = size
        $0.font.weight = weight
        $0.tracking = tracking
        $0.baselineOffset = size / 5
        $0.attachment = Attachment(size: Size(width: size, height: size), descent: 2)
      }
    }
    return text
  }

  /// Asks about some styles at rising widths, from narrower than a word to wider than the text.
  private func forEachQuestion(_ sample: Sample, _ check: (PreparedText, Double) -> Void) {
    forEachText(sample) { text, generator in
      let ideal = text.idealSize.width
      let widths =
        (0..<12).map { _ in Double.random(in: 1...ideal * 1.1 + 2, using: &generator) }
        + (0..<12).map { _ in Double.random(in: 1...120, using: &generator) }
      for width in widths.sorted() { check(text, width) }
    }
  }

  /// Makes texts of a sample in random styles, half of them in several.
  private func forEachText(
    _ sample: Sample,
    _ check: (PreparedText, inout SeededGenerator) -> Void
  ) {
    var generator = SeededGenerator(seed: Self.seed)
    for round in 0..<8 {
      var options = MeasuringOptions()
      options.paragraphStyle = Self.style(&generator)
      let text: PreparedText
      if round % 2 == 0 {
        let font = Font.system(size: 15)
        text = PreparedText(sample.text, font: font, language: sample.language, options: options)
      } else {
        // The style in the options is not looked at, but tells which one it is.
        let styled = Self.styled(sample, options.paragraphStyle, &generator)
        text = PreparedText(styled, options: options)
      }
      check(text, &generator)
    }
  }
}
