import TestFixtures
import Testing
import Typography

@testable import TextMeasurement

/// Lines that are found by their keys alone are those that are found one by one.
struct PlainLineTests {
  private static let seed: UInt64 = 20_261_130

  /// A line as both ways of finding it tell of it.
  private struct Found: Equatable {
    let range: Range<Int>
    let x: Int64
    let width: Int64
  }

  private static let styles: [ParagraphStyle] = {
    var indented = ParagraphStyle()
    (indented.firstLineIndent, indented.headIndent, indented.tailIndent) = (20, 8, -12)
    var centered = ParagraphStyle()
    centered.alignment = .center
    var spaced = ParagraphStyle()
    (spaced.alignment, spaced.lineSpacing, spaced.lineHeightMultiple) = (.trailing, 3, 1.25)
    return [ParagraphStyle(), indented, centered, spaced]
  }()

  @Test("plain lines are those found one by one", arguments: Samples.all)
  func lines(_ sample: Sample) {
    forEachQuestion(sample) { prepared, text, styling, width in
      let finder = finder(prepared, text, styling, width)
      guard let plain = plainFinder(prepared, width) else { return }
      var position = LinePosition.first
      while !prepared.isEnd(position) {
        let first = position
        var found: [Found] = []
        position = plain.forEachLine(from: first) {
          found.append(Found(range: $0.range, x: $0.x, width: $0.width))
          return true
        }
        var expected = first
        for line in found {
          let exact = finder.line(from: expected, y: 0)
          #expect(line == Found(range: exact.range, x: exact.x, width: exact.width))
          #expect(plain.height == exact.height)
          expected = exact.next
        }
        #expect(expected.offset == position.offset && expected.start.key == position.start.key)
        #expect(expected.start.safeAfter == position.start.safeAfter)
        if !prepared.isEnd(position) { position = finder.line(from: position, y: 0).next }
      }
    }
  }

  @Test("the extent of plain lines is that of the lines found one by one", arguments: Samples.all)
  func extents(_ sample: Sample) {
    forEachQuestion(sample) { prepared, text, styling, width in
      guard let extent = plainFinder(prepared, width)?.extent else { return }
      let finder = finder(prepared, text, styling, width)
      var lines: [ParagraphLine] = []
      var position = LinePosition.first
      while !prepared.isEnd(position) {
        lines.append(finder.line(from: position, y: 0))
        position = lines[lines.count - 1].next
      }
      #expect(extent.lineCount == lines.count)
      #expect(extent.minX == lines.map(\.x).min())
      #expect(extent.maxX == lines.map { $0.x + $0.width }.max())
      #expect(extent.height(spacing: 7) == lines.reduce(-7) { $0 + $1.height + 7 })
    }
  }

  @Test("prose that is wider than its container has plain lines alone")
  func prose() throws {
    let styling = ParagraphStyling(TextStyle(font: .system(size: 15)), ParagraphStyle())
    let prepared = PreparedParagraph(
      "The quick brown fox jumps over the lazy dog.\n",
      styling,
      MeasuringOptions()
    )
    let extent = try #require(plainFinder(prepared, LayoutUnit(points: 100).rawValue)?.extent)
    #expect(extent.lineCount > 2)
  }

  private func plainFinder(_ prepared: PreparedParagraph, _ width: Int64) -> PlainLineFinder? {
    PlainLineFinder(prepared, usesFontLeading: false, left: 300, width: width)
  }

  private func finder(
    _ prepared: PreparedParagraph,
    _ text: Substring,
    _ styling: ParagraphStyling,
    _ width: Int64
  ) -> LineFinder {
    var options = MeasuringOptions()
    options.usesFontLeading = false
    return LineFinder(
      prepared,
      text: text,
      styling: styling,
      options: options,
      left: 300,
      width: width
    )
  }

  /// Visits the sample in several styles at several widths.
  private func forEachQuestion(
    _ sample: Sample,
    _ visit: (PreparedParagraph, Substring, ParagraphStyling, Int64) -> Void
  ) {
    let text = sample.text.isEmpty ? "\n" : sample.text[...]
    var generator = SeededGenerator(seed: Self.seed)
    for style in Self.styles {
      let styling = ParagraphStyling(
        TextStyle(font: .system(size: 15), language: sample.language),
        style
      )
      let prepared = PreparedParagraph(text, styling, MeasuringOptions())
      for _ in 0..<12 {
        let width = LayoutUnit(points: .random(in: 1...400, using: &generator))
        visit(prepared, text, styling, width.rawValue)
      }
      visit(prepared, text, styling, LayoutUnit.limit)
    }
  }
}
