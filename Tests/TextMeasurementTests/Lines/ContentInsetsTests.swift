import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement
import Typography

/// Characters are one em wide and high, .8 em of it above the baseline.
@Suite("Insets and padding around lines, with characters 10 pt wide")
struct ContentInsetsTests {
  /// 7 pt left of the lines and 9 pt right of them, 1 pt above and 3 pt below.
  private static func text(
    _ string: String = "aa bbbb c",
    _ change: (inout MeasuringOptions) -> Void = { _ in }
  ) throws -> PreparedText {
    var options = MeasuringOptions()
    options.insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    options.lineFragmentPadding = 5
    change(&options)
    return PreparedText(string, font: try .square(), options: options)
  }

  @Test("Lines break in what is left of the width, and sizes are those of the box")
  func size() throws {
    let text = try Self.text()
    #expect(text.contents(forWidth: 76) == ["aa", "bbbb c"])
    #expect(text.size(forWidth: 76) == Size(width: 76, height: 24))
    #expect(text.height(forWidth: 75) == 34)
    #expect(text.idealSize == Size(width: 106, height: 14))
    #expect(text.minimumSize == Size(width: 56, height: 34))
    #expect(text.minimumWidth == 56)
    #expect(text.fit(width: 76, height: 24) == .fits)
    #expect(text.fit(width: 76, height: 22) == .exceeds(width: 0, height: 2))
    #expect(text.measured(width: 76).size == Size(width: 76, height: 24))
    #expect(try Self.text("").idealSize == Size(width: 16, height: 14))
    let filled = try Self.text { $0.widthPolicy = .fill }
    #expect(filled.size(forWidth: 90).width == 90)
  }

  @Test("Lines count from the top left of the box")
  func positions() throws {
    let lines = try Self.text().lines(forWidth: 76)
    #expect(lines.map(\.x) == [7, 7])
    #expect(lines.map(\.y) == [1, 11])
    #expect(lines.map(\.baseline) == [9, 19])
    #expect(lines.map(\.width) == [20, 60])
    let trailing = try Self.text { $0.paragraphStyle.alignment = .trailing }
    #expect(trailing.lines(forWidth: 76).map(\.x) == [47, 7])
    #expect(
      try Self.text("ab").inkBounds(forWidth: nil) == Rect(x: 7, y: 1, width: 20, height: 10)
    )
    #expect(try Self.text().explanations(forWidth: 76).map(\.room) == [60, 60])
    #expect(try Self.text("a").dump(forWidth: nil).contains("baseline 9 "))
  }

  @Test(
    "A width above 0 that leaves no room makes lines as short as they can be",
    arguments: 1...16
  )
  func noRoom(_ width: Int) throws {
    let text = try Self.text()
    #expect(text.size(forWidth: Double(width)) == Size(width: 26, height: 74))
    #expect(
      text.fit(width: Double(width)) == .exceeds(width: Double(26 - width), height: 0)
    )
    let whole = try Self.text { $0.paragraphStyle.lineBreakMode = .byWholeWords }
    #expect(whole.size(forWidth: Double(width)) == Size(width: 56, height: 34))
    #expect(text.heights(from: Double(width)).rows[0].narrowestWidth == 16)
  }

  @Test("Lengths below 0 and NaN count as 0, and none is too large")
  func strangeLengths() throws {
    let text = try Self.text {
      $0.insets = Insets(top: .nan, left: -1, bottom: -.infinity, right: 0)
      $0.lineFragmentPadding = -5
    }
    #expect(text.idealSize == Size(width: 90, height: 10))
    let endless = try Self.text {
      $0.insets = Insets(top: .infinity, left: .infinity, bottom: 1e300, right: 1e300)
      $0.lineFragmentPadding = .infinity
    }
    #expect(endless.lineCount(forWidth: 1e9) == 7)
    #expect(endless.fit(width: 1e9, height: 1e9) != .fits)
    #expect(endless.heights.rows.count > 0)
  }

  @Test("Questions about widths and heights are answered for the box")
  func widths() throws {
    let text = try Self.text()
    let rows = text.heights.rows
    #expect(rows.map(\.narrowestWidth) == [56, 76, 106])
    #expect(rows.map(\.height) == [34, 24, 14])
    #expect(text.heights.height(forWidth: 75.5) == 34)
    #expect(text.narrowestWidth(forLines: 2) == 76)
    #expect(text.narrowestWidth(forHeight: 24) == 76)
    #expect(text.narrowestWidth(forHeight: 23.5) == 106)
    #expect(text.narrowestWidth(forHeight: 13.5) == nil)
    #expect(text.balancedWidth(forWidth: 105) == 76)
    #expect(text.widthsWithSameLines(forWidth: 80) == 76..<86)
    #expect(text.exceeds(height: 24, atWidth: 76) == false)
    #expect(text.exceeds(height: 23.5, atWidth: 76))
  }

  @Test("Lines within a limit leave the insets free")
  func limit() throws {
    func limited(_ height: Double) throws -> LimitedText {
      try Self.text().limited(
        forWidth: 56,
        LineLimit(height: height, truncation: Truncation(.tail, token: "-"))
      )
    }
    #expect(try limited(24).lines.count == 2)
    #expect(try limited(24).size == Size(width: 56, height: 24))
    #expect(try limited(23.5).lines.count == 1)
    #expect(try limited(34).isTruncated == false)
    #expect(try limited(24).inkBounds == Rect(x: 7, y: 1, width: 40, height: 20))
    var shrinking = LineLimit(lineCount: 1)
    shrinking.minimumScale = 0.25
    let shrunk = try Self.text("aaaa").limited(forWidth: 36, shrinking)
    #expect(shrunk.text.font.size == 5)
    #expect(shrunk.size == Size(width: 36, height: 9))
  }

  @Test("Places count from the top left of the box")
  func places() throws {
    let text = try Self.text()
    let start = text.caretRect(at: TextOffset(utf8: 0), forWidth: 76)
    #expect(start == Rect(x: 7, y: 1, width: 0, height: 10))
    let hit = text.offset(at: Point(x: 19, y: 14), forWidth: 76)
    #expect(hit.offset.utf8 == 4)
    #expect(hit.line == 1)
    #expect(
      text.selectionRects(for: TextOffset(utf8: 3)..<TextOffset(utf8: 5), forWidth: 76)
        == [Rect(x: 7, y: 11, width: 20, height: 10)]
    )
  }

  @Test("The largest size fits in what is left of the box")
  func largestSize() throws {
    var options = MeasuringOptions.wholeWords
    options.insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    options.lineFragmentPadding = 5
    func fit(_ width: Double?, _ height: Double?) throws -> LargestFit {
      largestFit("aa bb", font: try .square(), width: width, height: height, options: options)
    }
    #expect(try fit(116, 64).size == 30)
    #expect(try fit(nil, 37.3).size == 33.25)
    for (width, height) in [(16.0, 64.0), (10, 64), (116, 4), (116, 1)] {
      #expect(try fit(width, height).size == nil)
    }
    guard case .fits(let measured) = try fit(116, 64) else {
      Issue.record("does not fit")
      return
    }
    #expect(measured.size == Size(width: 76, height: 64))
    #expect(measured.lines.map(\.x) == [7, 7])
    #expect(measured.fit == .fits)
  }

  @Test("A text in its box is the text beside it, moved", arguments: 1...100)
  func moved(_ width: Int) throws {
    let string = "aa bbbb\nccc d eeeee ff"
    let text = try Self.text(string)
    let bare = PreparedText(string, font: try .square())
    let (boxed, plain) = (
      text.lines(forWidth: Double(width + 16)), bare.lines(forWidth: Double(width))
    )
    #expect(boxed.map(\.range) == plain.map(\.range))
    #expect(boxed.map(\.x) == plain.map { $0.x + 7 })
    #expect(boxed.map(\.y) == plain.map { $0.y + 1 })
    let (size, bareSize) = (
      text.size(forWidth: Double(width + 16)), bare.size(forWidth: Double(width))
    )
    #expect(size == Size(width: bareSize.width + 16, height: bareSize.height + 4))
    #expect(text.lines(forWidth: size.width).map(\.range) == boxed.map(\.range))
  }
}
