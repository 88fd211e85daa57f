import TestFixtures
@testable import TextMeasurement
import Testing

@Suite("Laws of places in any style")
struct PlaceLawTests {
  private static let seed: UInt64 = 9_113

  private static let samples =
    Samples.declaration + Samples.odd + Samples.mixed.prefix(2)
    + [
      "a\u{FFFC}b \u{FFFC}\u{301} שלום \u{FFFC}\tx\ty", "שלום\tעולם 12.5\tabc\td \t\t",
      "ab\tשל\tom",
    ].map { Sample(language: nil, text: $0) }

  /// How far sums of a line's parts may lie from its width: each part is rounded once.
  private static let rounding = 64 / 65_536.0

  @Test("A caret's own point hits its offset again", arguments: samples)
  func caretsAreHit(_ sample: Sample) {
    forEachLayout(sample) { places, lines in
      for (index, line) in lines.enumerated() where line.lineHeight > 0 {
        let carets = places.caretOffsets(ofLine: index)
        for caret in Self.some(of: carets) where !caret.isSecondary {
          let hit = places.offset(at: Point(x: caret.x, y: line.y))
          #expect(hit.line == index)
          // Characters without width share their place with the next.
          let isSame = hit.offset == caret.offset
          let isShared = carets.contains {
            $0.offset == hit.offset && $0.x == caret.x && !$0.isSecondary
          }
          #expect(isSame || isShared, "\(caret), \(hit)")
        }
      }
    }
  }

  @Test("The caret of an offset is the one that its line tells", arguments: samples)
  func caretsAgree(_ sample: Sample) {
    forEachLayout(sample) { places, lines in
      for (index, line) in lines.enumerated() {
        for caret in Self.some(of: places.caretOffsets(ofLine: index)) {
          let isEnd = caret.offset > line.range.lowerBound
          let shown = places.caret(at: caret.offset, affinity: isEnd ? .upstream : .downstream)
          let rect = caret.isSecondary ? shown.secondary : shown.primary
          #expect(rect == Rect(x: caret.x, y: line.y, width: 0, height: line.lineHeight))
        }
      }
    }
  }

  @Test("Carets lie within their line, at boundaries of clusters", arguments: samples)
  func caretsLieWithin(_ sample: Sample) {
    let boundaries = Set(sample.text.indices.map { TextOffset($0, in: sample.text) })
    forEachLayout(sample) { places, lines in
      for (index, line) in lines.enumerated() {
        let carets = places.caretOffsets(ofLine: index)
        let left = carets.map(\.x).min() ?? 0
        let right = carets.map(\.x).max() ?? 0
        #expect(abs(right - left - line.advance) <= Self.rounding)
        #expect(min(abs(left - line.x), abs(right - line.x - line.width)) <= Self.rounding)
        for caret in carets {
          #expect(
            boundaries.contains(caret.offset) || caret.offset == line.range.lowerBound
              || caret.offset == line.range.upperBound
          )
        }
      }
    }
  }

  @Test("A line's selection is as wide as its advance", arguments: samples)
  func selectionOfLines(_ sample: Sample) {
    forEachLayout(sample) { places, lines in
      for line in lines {
        let rects = places.selectionRects(for: line.range)
        #expect(rects.count <= 1)
        #expect(abs((rects.first?.width ?? 0) - line.advance) <= Self.rounding, "\(line) \(rects)")
      }
    }
  }

  @Test("Selections side by side tile the selection of both", arguments: samples)
  func selectionsTile(_ sample: Sample) {
    let count = sample.text.utf8.count
    var generator = SeededGenerator(seed: Self.seed)
    forEachLayout(sample) { places, lines in
      let cuts = (0..<3).map { _ in Int.random(in: 0...count, using: &generator) }.sorted()
        .map { TextOffset(utf8: $0) }
      let parts =
        places.selectionRects(for: cuts[0]..<cuts[1])
        + places.selectionRects(for: cuts[1]..<cuts[2])
      let whole = places.selectionRects(for: cuts[0]..<cuts[2])
      #expect(Self.joined(parts) == Self.joined(whole), "\(cuts)")
    }
  }

  @Test("Runs tile their line in both orders", arguments: samples)
  func runsTile(_ sample: Sample) {
    forEachLayout(sample) { places, lines in
      for (index, line) in lines.enumerated() {
        var offset = line.range.lowerBound
        for run in places.runs(ofLine: index, order: .logical) {
          #expect(run.range.lowerBound == offset)
          offset = run.range.upperBound
        }
        #expect(places.caretOffsets(ofLine: index).contains { $0.offset == offset })
        let visual = places.runs(ofLine: index)
        for (left, right) in zip(visual, visual.dropFirst()) {
          #expect(left.x + left.width == right.x)
        }
        let width = visual.reduce(0) { $0 + $1.width }
        #expect(abs(width - line.advance) <= Self.rounding)
      }
    }
  }

  @Test("What is shown of a limited text, its token included, tiles the lines", arguments: samples)
  func limitedText(_ sample: Sample) {
    var generator = SeededGenerator(seed: Self.seed)
    forEachText(sample) { text, width in
      let mode = Truncation.Mode.allCases.randomElement(using: &generator) ?? .tail
      let count = Int.random(in: 1...3, using: &generator)
      let limit = LineLimit(lineCount: count, truncation: Truncation(mode))
      let limited = text.limited(forWidth: width, limit)
      let places = TextPlaces(of: limited)
      for (index, line) in limited.lines.enumerated() {
        let rects = places.selectionRects(for: line.range).filter { $0.y == line.y }
        #expect(rects.count <= 1)
        #expect(abs((rects.first?.width ?? 0) - line.advance) <= Self.rounding, "\(line)")
        let runs = places.runs(ofLine: index)
        for (left, right) in zip(runs, runs.dropFirst()) { #expect(left.x + left.width == right.x) }
        guard let truncation = line.truncation, truncation.token != nil, !truncation.cut.isEmpty
        else { continue }
        let caret = places.caretRect(at: truncation.cut.lowerBound)
        // The text before the token ends where that begins to be read.
        let edges = [truncation.tokenX, truncation.tokenX + truncation.tokenWidth]
        #expect(edges.contains { abs($0 - caret.x) <= Self.rounding }, "\(caret) \(truncation)")
      }
    }
  }

  @Test("Suggested breaks are those of the lines", arguments: samples)
  func suggestedBreaks(_ sample: Sample) {
    forEachText(sample) { text, width in
      // A suggestion knows nothing of the lines before, which a limit of hyphens counts.
      guard text.paragraphs.allSatisfy({ $0.rules.style.hyphenation.lineLimit == 0 }) else {
        return
      }
      for line in text.lines(forWidth: width) where !line.range.isEmpty {
        let start = line.range.lowerBound
        let length = text.suggestedLineBreak(from: start, width: width)
        #expect(start.utf8 + length == line.range.upperBound.utf8)
        #expect(text.suggestedClusterBreak(from: start, width: width) > 0)
      }
    }
  }

  @Test("A line of clusters holds what a line of words does", arguments: samples)
  func clusterBreaks(_ sample: Sample) {
    let text = PreparedText(sample.text, font: .system(size: 15), language: sample.language)
    for width in [20.0, 60, 150] {
      for line in text.lines(forWidth: width) where !line.range.isEmpty && !line.isHyphenated {
        let length = line.range.upperBound.utf8 - line.range.lowerBound.utf8
        let clusters = text.suggestedClusterBreak(from: line.range.lowerBound, width: width)
        #expect(clusters >= length, "\(line)")
        if line.end == .overflow, !sample.text.contains(where: { "\u{AD}\t".contains($0) }) {
          #expect(clusters == length, "\(line)")
        }
      }
    }
  }

  /// The carets of a short line, and some of a long one.
  private static func some(of carets: [CaretOffset]) -> [CaretOffset] {
    stride(from: 0, to: carets.count, by: max(1, carets.count / 16)).map { carets[$0] }
  }

  /// Rectangles with those made one that touch, in a fixed order.
  private static func joined(_ rects: [Rect]) -> [Rect] {
    let sorted = rects.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    return sorted.reduce(into: []) { joined, rect in
      if let last = joined.last, last.y == rect.y, last.maxX == rect.x {
        joined[joined.count - 1].width = rect.maxX - last.x
      } else {
        joined.append(rect)
      }
    }
  }

  private func forEachLayout(_ sample: Sample, _ check: (TextPlaces, [Line]) -> Void) {
    forEachText(sample) { text, width in
      check(TextPlaces(of: text, forWidth: width), text.lines(forWidth: width))
    }
  }

  /// Lays a sample out in random styles, half of the texts in several, at some widths.
  private func forEachText(_ sample: Sample, _ check: (PreparedText, Double) -> Void) {
    // Each sample has styles of its own.
    var generator = SeededGenerator(seed: Self.seed + UInt64(sample.text.utf8.count))
    for round in 0..<2 {
      var options = MeasuringOptions()
      options.paragraphStyle = StyleLawTests.style(&generator)
      // What is clipped has its place beyond its line.
      if options.paragraphStyle.lineBreakMode == .clipping {
        options.paragraphStyle.lineBreakMode = .truncatingTail
      }
      options.countsFinalNewline = Bool.random(using: &generator)
      let text: PreparedText
      if round % 2 == 0 {
        let font = Font.system(size: 15)
        text = PreparedText(sample.text, font: font, language: sample.language, options: options)
      } else {
        let styled = StyleLawTests.styled(sample, options.paragraphStyle, &generator)
        text = PreparedText(styled, options: options)
      }
      let ideal = text.idealSize.width
      for width in [20, Double.random(in: 30...160, using: &generator), ideal] {
        check(text, width)
      }
    }
  }
}
