import TestFixtures
import Testing
import TextMeasurement

@Suite("Laws of lines")
struct LineLawTests {
  static let seed: UInt64 = 20_240_607

  /// Fonts whose rules differ: contextual, plain, of one width, with serifs.
  static let fonts: [Font] = [
    .system(size: 17), .system(size: 11, weight: .bold), .monospaced(size: 14), .serif(size: 16),
    (try? Font("Noto Sans", size: 15)) ?? .system(size: 15),
    (try? Font("Noto Sans", size: 15, slant: .italic)) ?? .system(size: 15),
  ]

  /// Widths from narrower than a letter to wider than the text.
  static func widths(of text: PreparedText, _ generator: inout SeededGenerator) -> [Double] {
    let ideal = max(text.idealSize.width, 1)
    return (0..<40).map { _ in Double.random(in: 0.5...ideal * 1.1, using: &generator) }
      + (0..<40).map { _ in Double.random(in: 0.5...min(ideal, 200), using: &generator) }
      + [text.minimumWidth, ideal, 1, 8, 20].filter { $0 > 0 }
  }

  @Test("Lines tile the text", arguments: Samples.all)
  func linesTile(_ sample: Sample) {
    forEachQuestion(sample) { text, width in
      let lines = text.lines(forWidth: width)
      var end = 0
      for line in lines {
        #expect(line.range.lowerBound.utf8 == end, "width \(width)")
        #expect(line.contentRange.lowerBound == line.range.lowerBound)
        #expect(line.contentRange.upperBound <= line.range.upperBound)
        end = line.range.upperBound.utf8
      }
      #expect(end == sample.text.utf8.count, "width \(width)")
      #expect(lines.count == text.lineCount(forWidth: width))
      #expect(lines.reduce(0) { $0 + $1.lineHeight } == text.height(forWidth: width))
      #expect(lines.map(\.width).max() == text.size(forWidth: width).width)
    }
  }

  @Test("A text laid out at its own width breaks the same way", arguments: Samples.all)
  func ownWidthRepeats(_ sample: Sample) {
    forEachQuestion(sample) { text, width in
      let used = text.size(forWidth: width).width
      guard used > 0, used <= width else { return }
      let lines = text.lines(forWidth: width)
      #expect(text.lines(forWidth: used).map(\.range) == lines.map(\.range), "width \(width)")
    }
  }

  @Test("The number of lines never grows with the width", arguments: Samples.all)
  func linesShrink(_ sample: Sample) {
    guard !sample.text.contains("\t") else { return }
    var generator = SeededGenerator(seed: Self.seed)
    for font in Self.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      var last = Int.max
      var lastWidth = 0.0
      for width in Self.widths(of: text, &generator).sorted() {
        let count = text.lineCount(forWidth: width)
        #expect(count <= last, "\(font.familyName): \(lastWidth) gives \(last), \(width) \(count)")
        last = count
        lastWidth = width
      }
    }
  }

  @Test("The minimum is at most the used width, and that at most the ideal", arguments: Samples.all)
  func widthsAreOrdered(_ sample: Sample) {
    forEachQuestion(sample) { text, width in
      let used = text.size(forWidth: width).width
      #expect(used <= text.idealSize.width)
      guard width >= text.minimumWidth else { return }
      #expect(used <= width)
    }
    for font in Self.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      #expect(text.minimumWidth <= text.idealSize.width)
      #expect(text.minimumSize.width == text.minimumWidth)
      let count = text.lines(forWidth: text.minimumWidth).count
      #expect(text.lines(forWidth: 0).count == count)
    }
  }

  @Test("Every line fits, or is one grapheme cluster", arguments: Samples.all)
  func linesFit(_ sample: Sample) {
    forEachQuestion(sample) { text, width in
      for line in text.lines(forWidth: width) where line.width > width {
        let start = sample.text.index(at: line.contentRange.lowerBound)
        let end = sample.text.index(at: line.contentRange.upperBound)
        let content = sample.text[start..<end].filter { $0 != "\u{AD}" && $0 != "\u{200B}" }
        #expect(content.count <= 1, "\(width): \(line.width) \(content)")
      }
    }
  }

  @Test("Nothing depends on earlier questions", arguments: Samples.declaration + Samples.odd)
  func questionsDoNotMatter(_ sample: Sample) {
    var generator = SeededGenerator(seed: Self.seed)
    let asked = PreparedText(sample.text, font: Self.fonts[0], language: sample.language)
    let widths = Self.widths(of: asked, &generator)
    for width in widths.shuffled(using: &generator) { _ = asked.lines(forWidth: width) }
    for width in widths {
      let fresh = PreparedText(sample.text, font: Self.fonts[0], language: sample.language)
      #expect(fresh.lines(forWidth: width) == asked.lines(forWidth: width))
    }
  }

  private func forEachQuestion(_ sample: Sample, _ check: (PreparedText, Double) -> Void) {
    var generator = SeededGenerator(seed: Self.seed)
    for font in Self.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      for width in Self.widths(of: text, &generator) { check(text, width) }
    }
  }
}
