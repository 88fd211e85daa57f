import TestFixtures
import Testing
import TextLayout

@Suite("Where lines break that cannot break between words")
struct BrokenLineTests {
  private static func style(_ mode: LineBreakMode) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    return style
  }

  @Test("A word that is too wide is cut where it fits")
  func overlong() throws {
    let text = LaidOutText("WWWWWWWWWW", try .dejaVu(), width: 50)
    #expect(text.lines == ["WWW", "WWW", "WWW", "W"])
    #expect(text.fragments.map(\.end) == [.overflow, .overflow, .overflow, .endOfText])
  }

  @Test("In no width at all each line has one cluster")
  func noWidth() throws {
    let text = LaidOutText("ae\u{301}👨‍👩‍👧", try .dejaVu(), width: 0)
    #expect(text.lines == ["a", "e\u{301}", "👨‍👩‍👧"])
  }

  @Test(
    "CR LF ends one line, whatever the mode",
    arguments: [LineBreakMode.byWords, .byCharacters]
  )
  func carriageReturn(_ mode: LineBreakMode) throws {
    for width in [Extent.unlimited, 100, 10] {
      let text = LaidOutText("a\r\nb", try .dejaVu(), Self.style(mode), width: width)
      #expect(text.fragments.map(\.characterRange) == [0..<3, 3..<4])
    }
  }

  @Test("A no-break space holds what stands beside it together")
  func noBreakSpace() throws {
    // aa and the space and bb: 2 · 9.8046875 + 5.0859375 + 2 · 10.15625.
    let fits = LaidOutText("aa\u{A0}bb", try .dejaVu(), width: 45.0078125)
    #expect(fits.fragments.count == 1)
    for width in [22.0, 30, 45] {
      let text = LaidOutText("aa\u{A0}bb", try .dejaVu(), width: .points(width))
      #expect(text.fragments.count > 1)
      #expect(text.fragments.dropLast().allSatisfy { $0.end == .overflow })
    }
    let after = LaidOutText("x aa\u{A0}bb", try .dejaVu(), width: 45.0078125)
    #expect(after.lines == ["x ", "aa\u{A0}bb"])
  }

  @Test("A zero-width space breaks without a hyphen")
  func zeroWidthSpace() throws {
    let text = LaidOutText("aaa\u{200B}bbb", try .dejaVu(), width: 32)
    #expect(text.widths == [29.4140625, 30.46875])
    #expect(text.fragments.map(\.isHyphenated) == [false, false])
  }

  @Test("A soft hyphen shows where its line ends, and nowhere else")
  func softHyphen() throws {
    let wide = LaidOutText("co\u{AD}op", try .dejaVu())
    #expect(wide.widths == [38.53125])
    #expect(wide.fragments.map(\.isHyphenated) == [false])
    let narrow = LaidOutText("co\u{AD}op", try .dejaVu(), width: 30)
    #expect(narrow.widths == [24.359375, 19.9453125])
    #expect(narrow.fragments.map(\.isHyphenated) == [true, false])
    #expect(narrow.usedRect.width == 24.359375)
  }

  @Test("Lines that break anywhere take as many clusters as fit")
  func byCharacters() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), Self.style(.byCharacters), width: 100)
    let measurer = try TextMeasurer.dejaVu()
    let lines = text.lines
    #expect(lines.joined() == Sentences.fox)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(measurer.naturalSize(of: line).width <= 100)
      #expect(measurer.naturalSize(of: line + next.prefix(1)).width > 100)
    }
  }

  @Test("Clipping makes a line of each paragraph, no wider than the container, and says so")
  func clipping() throws {
    let string = Sentences.fox + "\nHi"
    let text = LaidOutText(string, try .dejaVu(), Self.style(.clipping), width: 100)
    #expect(text.fragments.map(\.characterRange) == [0..<44, 44..<46])
    #expect(text.fragments.map(\.isClipped) == [true, false])
    #expect(text.usedRect.width == 100)
    #expect(text.usedRect.height == 37.25)
  }

  @Test("Hyphenation of the manager is for paragraphs that have none of their own")
  func hyphenation() throws {
    var style = TextStyle(font: try .dejaVu())
    style.language = "de"
    let text = LaidOutText(StyledText("Silbentrennung", style: style), width: 80)
    #expect(text.fragments.first?.isHyphenated == false)
    text.manager.hyphenationFactor = 1
    #expect(text.lines == ["Silben", "trennung"])
    #expect(text.fragments.first?.isHyphenated == true)
  }
}
