import TestFixtures
import Testing
import TextMeasurement
import Typography

/// Faults that people meet in libraries that measure text, with worked numbers.
@Suite("Faults that other libraries have had")
struct ReportedFaultTests {
  typealias Numbers = WorkedNumberTests

  /// The tolerance of numbers that are given to four digits after the point.
  static let tolerance = 0.0011

  private static func expect(
    _ found: [Double],
    _ worked: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == worked.count, sourceLocation: sourceLocation)
    for (length, other) in zip(found, worked) {
      #expect(isClose(length, to: other, tolerance: tolerance), sourceLocation: sourceLocation)
    }
  }

  @Test("Characters beyond ASCII are measured whole (UR-02)")
  func encodingLength() throws {
    let string = "Grün ★ fertig"
    let text = try Numbers.text(string)
    Self.expect([text.idealSize.width], [106.7031])
    Self.expect([try Numbers.text("★").idealSize.width], [14.3438])
    let line = try #require(text.lines(forWidth: nil).first)
    #expect(line.range.upperBound.utf8 == 16)
    #expect(string[line.range].count == 13)
  }

  @Test("An empty last line counts where it is asked for (UR-07)")
  func trailingNewline() throws {
    for (string, height) in [("abc", 18.625), ("abc\n", 37.25), ("abc\n\n", 55.875), ("\n", 37.25)]
    {
      let text = try Numbers.text(string) { $0.countsFinalNewline = true }
      Self.expect([text.height(forWidth: 200)], [height])
    }
    Self.expect([try Numbers.text("abc\n").size(forWidth: 200).width], [28.7578])
  }

  @Test("An indent is on every line it is for, and counts once (UR-08)")
  func indent() throws {
    let text = try Numbers.text("ein kurzer Satz mit Einzug und noch etwas Text", size: 12) {
      $0.paragraphStyle.firstLineIndent = 20
      $0.paragraphStyle.headIndent = 20
    }
    #expect(
      text.contents(forWidth: 120) == ["ein kurzer Satz", "mit Einzug und", "noch etwas Text"]
    )
    Self.expect(text.widths(forWidth: 120), [89.6602, 90.2285, 96.5566])
    #expect(text.lines(forWidth: 120).map(\.x) == [20, 20, 20])
    Self.expect([text.size(forWidth: 120).width], [116.5566])
  }

  @Test("What was cut away leaves no spacing behind (UR-09)")
  func cutSpacing() throws {
    func limited(_ string: String) throws -> LimitedText {
      try Numbers.text(string, size: 18) { $0.paragraphStyle.lineSpacing = 6.4 }
        .limited(forWidth: 150, LineLimit(lineCount: 2, truncation: Truncation(.tail)))
    }
    let cut = try limited("Alpha beta gamma delta epsilon zeta eta theta iota kappa")
    let whole = try limited("Alpha beta gamma delta")
    Self.expect([cut.size.height, whole.size.height], [48.3062, 48.3062])
    #expect([cut.lines.count, whole.lines.count] == [2, 2])
    #expect([cut.isTruncated, whole.isTruncated] == [true, false])
  }

  @Test("Letters of a ligature are spaced too (UR-18)")
  func spacedLigature() throws {
    var style = TextStyle(font: try .fixture(Numbers.noto, size: 16))
    style.tracking = 2
    let line = try #require(
      PreparedText(StyledText("efficient", style: style)).lines(forWidth: nil).first
    )
    Self.expect([line.width, line.advance], [76.656, 78.656])
  }

  @Test("A tab goes to the next stop, which is never where it stands (UR-19)")
  func tabStops() throws {
    let space = try #require(try Numbers.text(" ", Numbers.mono).lines(forWidth: nil).first)
    func width(_ string: String) throws -> Double {
      try Numbers.text(string, Numbers.mono) {
        $0.paragraphStyle.defaultTabInterval = 4 * space.advance
      }.idealSize.width
    }
    Self.expect([try width("y\ty"), try width("yyyy\ty")], [48.164, 86.6952])
  }

  @Test("A cell's text wraps at the width that its insets leave (UR-10)")
  func insets() throws {
    let text = try Numbers.text("Wrapped text inside a padded cell", size: 14) {
      $0.insets = Insets(top: 4, left: 10, bottom: 6, right: 30)
    }
    #expect(text.contents(forWidth: 160) == ["Wrapped text", "inside a padded", "cell"])
    Self.expect(text.widths(forWidth: 160), [94.9033, 111.665, 24.0898])
    Self.expect([text.height(forWidth: 160)], [58.8907])
    #expect(text.lines(forWidth: 160).allSatisfy { $0.x == 10 })
  }

  @Test("The minimum is the widest word and not a letter (UR-11)")
  func minimum() throws {
    let text = try Numbers.text("incomprehensibilities of it", size: 12)
    Self.expect([text.minimumWidth, text.size(forWidth: 0).width], [127.7109, 127.7109])
    Self.expect([text.idealSize.width], [154.9453])
  }

  @Test("A first question at width 0 is one line of an unbreakable text (UR-12)")
  func widthZero() throws {
    let text = try Numbers.text(String(repeating: "a", count: 100_000)) {
      $0.paragraphStyle.lineBreakMode = .byWholeWords
    }
    for width in [0, -1, .nan, .infinity] as [Double] {
      #expect(text.lineCount(forWidth: width) == 1)
      Self.expect([text.size(forWidth: width).width], [980_468.75])
    }
    #expect(text.fit(width: 1) != .fits)
  }

  @Test("A space at the end and a space alone have an advance (UR-14)")
  func whiteSpace() throws {
    for (string, advance, width) in [
      (" ", 11.4434, 0), ("  ", 22.8867, 0), ("label", 87.0645, 87.0645),
      ("label ", 98.5078, 87.0645), (" label", 98.5078, 98.5078),
    ] {
      let line = try #require(try Numbers.text(string, size: 36).lines(forWidth: nil).first)
      Self.expect([line.advance, line.width], [advance, width])
    }
  }

  @Test("A newline adds nothing to the ideal width (UR-16)")
  func idealWidth() throws {
    for string in ["Delivery address\n", "Delivery address\nx"] {
      Self.expect([try Numbers.text(string, size: 14).idealSize.width], [117.5645])
    }
  }

  @Test("A time of day stays together, and a comma stays with it (UR-22)")
  func timeOfDay() throws {
    let text = PreparedText(
      "2031-12-24 23:59:59，x",
      font: try Font("Noto Sans CJK Core", size: 16)
    )
    #expect(text.contents(forWidth: 140) == ["2031-12-24", "23:59:59，x"])
    Self.expect(text.widths(forWidth: 140), [82.144, 86.144])
  }

  @Test("A soft hyphen is a break only if its hyphen fits (UR-23)")
  func softHyphens() throws {
    let text = try Numbers.text("our docu\u{AD}men\u{AD}ta\u{AD}tion")
    for (width, count) in [(60, 4), (73, 4), (80, 3), (100, 2), (130, 2), (160, 1)] {
      #expect(text.lineCount(forWidth: Double(width)) == count, "\(width)")
    }
    #expect(text.lines(forWidth: 73).map(\.isHyphenated) == [false, true, true, false])
    #expect(
      text.contents(forWidth: 73) == ["our", "docu\u{AD}", "men\u{AD}ta\u{AD}", "tion"]
    )
    Self.expect([text.idealSize.width], [152.7734])
  }

  @Test("After an over-long word the rest still wraps (UR-24)")
  func overlongWord() throws {
    let string = "a pneumonoultramicroscopicsilicovolcanoconiosis b c d e f"
    let whole = try Numbers.text(string, size: 14) {
      $0.paragraphStyle.lineBreakMode = .byWholeWords
    }
    Self.expect(whole.widths(forWidth: 100), [8.5791, 336.4922, 56.8135])
    let broken = try Numbers.text(string, size: 14)
    let lines = broken.lines(forWidth: 100)
    #expect(lines.allSatisfy { $0.width <= 100 })
    #expect(broken.contents(forWidth: 100).first == "a")
    #expect(broken.contents(forWidth: 100).contains { $0.contains("osis b c") })
  }

  @Test("Arabic is measured in its joined forms (UR-26)")
  func arabic() throws {
    let text = try Numbers.text("مرحبا بالعالم", "debian/NotoSansArabic-Regular.ttf", size: 20)
    Self.expect([text.idealSize.width], [96.36])
    #expect(text.lineCount(forWidth: 110) == 1)
  }

  @Test("What sticks out is not cut off from the answer (UR-29)")
  func overflow() throws {
    let text = try Numbers.text("Onelongword anotherone last", size: 11) {
      $0.paragraphStyle.lineBreakMode = .byWholeWords
    }
    let measured = text.measured(width: 30)
    #expect(measured.lineCount == 3)
    Self.expect([measured.width, measured.height], [73.1758, 38.4141])
    guard case .exceeds(let width, let height) = measured.fit else {
      Issue.record("nothing sticks out")
      return
    }
    Self.expect([width, height], [43.1758, 0])
  }

  @Test(
    "A width rounded outward gives the same lines (UR-30)",
    arguments: [1, 2, 2.75, 3] as [Double]
  )
  func pixels(_ scale: Double) throws {
    let text = try Numbers.text("Running a little late, be there at 5", size: 15)
    let width = text.idealSize.width
    Self.expect([width], [253.8135])
    #expect(text.lineCount(forWidth: text.idealSize.rounded(to: scale).width) == 1)
    #expect(text.lineCount(forWidth: (width * scale).rounded(.down) / scale) == 2)
  }

  @Test("A hyphen is taken before a word is cut (UR-33)")
  func hyphens() throws {
    let text = try Numbers.text("node-node-node-node-node-node-node-node", size: 12)
    #expect(text.contents(forWidth: 120) == ["node-node-node-", "node-node-node-", "node-node"])
    Self.expect(text.widths(forWidth: 120), [102.832, 102.832, 64.2246])
  }

  @Test("No Chinese line begins with a closing mark or ends with an opening one (UR-34)")
  func chinese() throws {
    let text = PreparedText(
      "请把书放（两本）在桌子上面。",
      font: try Font("Noto Sans CJK Core", size: 16)
    )
    #expect(text.contents(forWidth: 80) == ["请把书放", "（两本）在", "桌子上面。"])
    Self.expect(text.widths(forWidth: 80), [64, 80, 80])
    #expect(text.contents(forWidth: 112) == ["请把书放（两", "本）在桌子上", "面。"])
    Self.expect(text.widths(forWidth: 112), [96, 96, 32])
  }

  @Test("An empty text is as high as a letter (UR-35)")
  func emptyHeight() throws {
    let size = try Numbers.text("").size(forWidth: 200)
    #expect(size == Size(width: 0, height: try Numbers.text("x").height(forWidth: 200)))
    Self.expect([size.height], [18.625])
  }

  @Test("The space at a line's end from right to left lies outside (UR-37)")
  func rightToLeft() throws {
    let text = try Numbers.text("שלום לכל העולם", "debian/NotoSansHebrew-Regular.ttf")
    let lines = text.lines(forWidth: 80)
    #expect(text.contents(forWidth: 80) == ["שלום לכל", "העולם"])
    Self.expect(lines.map(\.width), [64.48, 43.632])
    Self.expect(lines.map { $0.x + $0.width }, [64.48, 64.48])
    #expect(text.size(forWidth: 80).width == lines[0].width)
  }

  @Test("A space before a hard break makes no line (UR-38)")
  func spaceBeforeHardBreak() throws {
    let text = try Numbers.text("Signature block \nDate", size: 14)
    #expect(text.contents(forWidth: 112) == ["Signature block", "Date"])
    Self.expect(text.widths(forWidth: 112), [109.1357, 33.4619])
  }

  @Test("Lines break by what they measure, kerning against spaces included (UR-28)")
  func kerningAcrossSpaces() throws {
    // 667 + 250 - 55 + 722 of 1000 units; the words and the space apart are 19.668 wide.
    let text = try Numbers.text("B A", "SquareSpaceKern-Regular.ttf", size: 12)
    Self.expect([text.idealSize.width], [19.008])
    #expect([19.1, 18.9].map { text.lineCount(forWidth: $0) } == [1, 2])
    Self.expect(text.widths(forWidth: 18.9), [8.004, 8.664])
  }

  @Test("Line heights come from the table that the policy names (UR-40)")
  func lineHeight() throws {
    let latin = try #require(try Numbers.text("Hg").lines(forWidth: nil).first)
    Self.expect([latin.lineHeight, latin.ascent, latin.descent], [18.625, 14.8516, 3.7734])
    let han = PreparedText("Hg", font: try Font("Noto Sans CJK Core", size: 16))
    let line = try #require(han.lines(forWidth: nil).first)
    Self.expect([line.lineHeight, line.ascent, line.descent], [23.168, 18.56, 4.608])
  }
}
