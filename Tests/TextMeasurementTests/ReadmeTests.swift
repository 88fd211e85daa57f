import Foundation
import TestFixtures
import Testing
import TextMeasurement

@Suite("The Swift examples of the README")
final class ReadmeTests {
  /// What the examples printed, one for each item.
  private var printed: [String] = []

  private func print(_ items: Any...) {
    printed += items.map { "\($0)" }
  }

  @Test("A text is measured in one line")
  func measuring() {
    let size = measure("Einstellungen öffnen", font: .system(size: 17), width: 120)
    print(size)  // 105.94 × 41.14 pt, 2 lines
    #expect(printed == ["105.94 × 41.14 pt, 2 lines"])
  }

  @Test("A prepared text answers about several widths")
  func preparing() throws {
    let font = try Font("Noto Serif", size: 17, weight: .semibold)
    let text = PreparedText("Einstellungen öffnen", font: font, language: "de")
    let height = text.height(forWidth: 120)  // 46.308…; no lines are built
    let ideal = text.idealSize.width  // 174.878…: one line
    let minimum = text.minimumWidth  // 115.753…: the widest word
    let pixels = text.size(forWidth: 120).rounded(to: 2)  // 116 × 46.5: outward to half points
    #expect("\(height)".hasPrefix("46.308"))
    #expect("\(ideal)".hasPrefix("174.878"))
    #expect("\(minimum)".hasPrefix("115.753"))
    #expect(pixels == Size(width: 116, height: 46.5))

    switch text.fit(width: 120, height: 44) {
    case .fits: break
    case .exceeds(let width, let height): print(width, height)  // 0.0 2.308…
    }
    #expect(printed.first == "0.0")
    #expect(printed.last?.hasPrefix("2.308") == true)
  }

  @Test("A label leaves out what has no room")
  func truncation() {
    let title = PreparedText("Einstellungen öffnen", font: .system(size: 17))
    let limit = LineLimit(lineCount: 1, truncation: Truncation(.tail))
    let limited = title.limited(forWidth: 100, limit)
    let shown = limited.dump()  // lines and runs, and an ellipsis for what is left out
    let isTruncated = limited.isTruncated  // true
    #expect(shown.contains("token [") && shown.hasSuffix("…"))
    #expect(isTruncated)
  }

  @Test("A text tells its heights at all widths")
  func widths() {
    let title = PreparedText("Einstellungen öffnen", font: .system(size: 17))
    let heights = title.heights  // two rows: two lines from 105.942… pt on, one from 161.881…
    let searched = heights.height(forWidth: 120)  // 41.138…, in some 20 ns
    let narrowest = title.narrowestWidth(forLines: 1)  // 161.881…; nil if none is wide enough
    let balanced = title.balancedWidth(forWidth: 150)  // 105.942…: two lines all the same
    let same = title.widthsWithSameLines(forWidth: 120)  // from 105.942… to 161.881…
    let isLong = title.exceeds(lines: 1, atWidth: 120)  // true, known at the second line
    #expect(heights.rows.map(\.lineCount) == [2, 1])
    #expect(heights.rows.map { ($0.narrowestWidth * 100).rounded() } == [10594, 16188])
    #expect("\(searched)".hasPrefix("41.138"))
    #expect("\(narrowest ?? 0)".hasPrefix("161.881"))
    #expect("\(balanced)".hasPrefix("105.942"))
    #expect(same == balanced..<(narrowest ?? 0))
    #expect(isLong)
  }

  @Test("Insets leave room around the lines")
  func insets() {
    var padded = MeasuringOptions()
    padded.insets = Insets(top: 4, left: 10, bottom: 6, right: 30)
    let cell = PreparedText("Einstellungen öffnen", font: .system(size: 17), options: padded)
    let box = cell.size(forWidth: 160)  // 145.94 × 51.14: two lines, wrapped at 120
    let left = cell.lines(forWidth: 160)[0].x  // 10.0
    let label = cell.size(forWidth: LengthUnit.millimeters.points(60))  // the same two lines
    let printed = LengthUnit.millimeters.length(ofPoints: label.width)  // 51.48…
    #expect(cell.measured(width: 160).description == "145.94 × 51.14 pt, 2 lines")
    #expect(label == box)
    #expect(left == 10)
    #expect("\(printed)".hasPrefix("51.48"))
  }

  @Test("Words are hyphenated")
  func hyphenating() {
    var options = MeasuringOptions()
    options.paragraphStyle.hyphenation = .byLanguage
    options.paragraphStyle.hyphenation.factor = 0.9  // lines nine tenths full stay
    options.paragraphStyle.hyphenation.lineLimit = 2  // hyphens one below the other
    let words = PreparedText(
      "Silbentrennung",
      font: .system(size: 17),
      language: "de",
      options: options
    )
    let hyphenated = words.lines(forWidth: 80)[0].isHyphenated  // true
    let patterns = HyphenationPatterns.embedded(language: "de-AT")
    let syllables = patterns?.hyphenated("Silbentrennung") ?? ""  // Sil-ben-tren-nung
    #expect(hyphenated)
    #expect(syllables == "Sil-ben-tren-nung")
  }

  @Test("The largest size that fits is found")
  func largestSize() {
    let mice = "Conspiracy of small mice"
    switch largestFit(mice, font: .system(size: 17), width: 300, height: 120, lineLimit: 2) {
    case .fits(let measured): print(measured.text.font.size, measured)  // 49.5 297.41 × …
    case .exceeds(let measured): print(measured.fit)  // by how much, at the smallest size
    }
    #expect(printed == ["49.5", "297.41 × 119.79 pt, 2 lines"])
  }

  @Test("Lines tell their text, and their offsets become others")
  func lines() {
    let text = PreparedText("Einstellungen öffnen", font: .system(size: 17))
    for line in text.lines(forWidth: 120) {
      print(text.text[line.range], line.baseline, line.width, line.trailingWhitespaceWidth)
    }
    #expect(printed.count == 8)
    #expect([printed[0], printed[4]] == ["Einstellungen ", "öffnen"])
    let second = text.lines(forWidth: 120)[1].range.lowerBound  // second.utf8 is 14
    let index = text.text.index(at: second)  // a String.Index
    let offset = UTF16Offset(second, in: text.text).utf16  // 14, as NSRange counts
    #expect(second.utf8 == 14)
    #expect(text.text[index] == "ö")
    #expect(offset == 14)
  }

  @Test("Places are asked for by editors")
  func places() {
    let mixed = PreparedText("Say שלום", font: .system(size: 17))
    let places = TextPlaces(of: mixed, forWidth: 120)
    let hit = places.offset(at: Point(x: 3, y: 9))  // offset 0: the first half of the S
    let caret = places.caret(at: TextOffset(utf8: 4))  // at 34.08, and for Hebrew at 71.94
    let rects = places.selectionRects(for: TextOffset(utf8: 2)..<TextOffset(utf8: 6))  // two
    let directions = places.runs(ofLine: 0).map(\.isRightToLeft)  // [false, true]
    let taken = mixed.suggestedLineBreak(from: TextOffset(utf8: 0), width: 60)  // 4, as in CoreText
    #expect(hit.offset.utf8 == 0)
    #expect(isClose(caret.primary.x, to: 34.08, tolerance: 0.005))
    #expect(isClose(caret.secondary?.x ?? 0, to: 71.94, tolerance: 0.005))
    #expect(rects.count == 2)
    #expect(directions == [false, true])
    #expect(taken == 4)
  }

  @Test("Fonts come from a library, and its errors say what is wrong")
  func fonts() {
    do {
      let fonts = try FontLibrary.embedded
        .adding(directory: "Brand/Fonts")
        .adding(file: "Brand.woff2")
      var brand = try fonts.font("Brand Sans", size: 14)
      brand.cascade = .none  // no other font for characters that it lacks
      print(brand.familyName)
    } catch .unknownFamily(let name, let nearest) {
      print("no \(name), but \(nearest)")
    } catch {
      print(error)  // there is no folder 'Brand/Fonts'
    }
    #expect(printed == ["there is no folder 'Brand/Fonts'"])
  }

  @Test("A receipt tells the fonts and what they lack")
  func receipt() {
    let receipt = PreparedText("Hi 你好 ཀ", font: .system(size: 17)).receipt
    let families = receipt.faces.map(\.font.face.family)  // Inter, Noto Sans CJK Core
    let missing = receipt.missing.map(\.character)  // ཀ
    let shaper = receipt.versions.harfBuzz  // such as 6.0.0
    #expect(families == ["Inter", "Noto Sans CJK Core"])
    #expect(missing == ["ཀ"])
    #expect(!shaper.isEmpty)
  }

  @Test("The examples of the README are the ones of these tests, line for line")
  func examplesStandHere() throws {
    let readme = try Self.contents(of: "README.md")
    let tests = try ["TextMeasurementTests", "TextLayoutTests", "ViewLayoutTests"].flatMap {
      Self.lines(of: try Self.contents(of: "Tests/\($0)/ReadmeTests.swift"))
    }
    let tested = Set(tests)
    let examples = readme.components(separatedBy: "\n```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .filter { !$0.contains("import PackageDescription") }
    #expect(examples.count == 21)
    let elsewhere = examples.flatMap(Self.lines).filter { !tested.contains($0) }
    #expect(elsewhere == [])
  }

  private static func contents(of file: String) throws -> String {
    try String(contentsOf: Fixtures.project.appending(path: file), encoding: .utf8)
  }

  private static func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
