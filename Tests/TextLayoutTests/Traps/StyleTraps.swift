import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Traps of styles and containers")
struct StyleTraps {
  @Test("The container truncates its last line, and the lines before it wrap")
  func truncatingStyle() throws {
    // The limit and the mode of the last line are the container's.
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
    text.container.maximumNumberOfLines = 3
    text.container.lastLineBreakMode = .truncatingTail
    #expect(text.fragments.count == 3)
    #expect(text.fragments.map { $0.truncatedRange == nil } == [true, true, false])
  }

  @Test("Under the fixed policy an emoji makes no line higher")
  func emoji() throws {
    var font = try Font.dejaVu()
    font.cascade = .embedded
    var style = ParagraphStyle()
    style.lineHeightPolicy = .fixed
    let text = LaidOutText("a\nb", font, style)
    let tops = { text.fragments.map(\.textRect.minY) }
    let before = tops()
    text.storage.replaceCharacters(in: 1..<1, with: "😀漢")
    #expect(tops() == before)
    #expect(text.fragments.map(\.baseline) == [14.8515625, 33.4765625])
    text.storage.setParagraphStyle(in: 0..<text.storage.length) { $0.lineHeightPolicy = .natural }
    #expect(tops() != before)
  }

  @Test("A line says that it is drawn outside of its fixed height")
  func fixedHeight() throws {
    var style = ParagraphStyle()
    style.minimumLineHeight = 12
    style.maximumLineHeight = 12
    let text = LaidOutText("a\nb", try .dejaVu(), style)
    #expect(text.fragments.map(\.drawsOutsideLineFragment) == [true, true])
    #expect(text.usedRect.height == 24)
    // All that is left out is above the text.
    #expect(text.fragments.map(\.baseline) == [8.2265625, 20.2265625])
    style.minimumLineHeight = 30
    style.maximumLineHeight = 30
    let high = LaidOutText("a\nb", try .dejaVu(), style)
    #expect(high.fragments.map(\.drawsOutsideLineFragment) == [false, false])
    #expect(high.fragments.map(\.baseline) == [26.2265625, 56.2265625])
  }

  @Test("White space at the end counts in no width, and has one of its own")
  func trailingWhiteSpace() throws {
    let text = LaidOutText("Hello   ", try .dejaVu())
    let line = try #require(text.fragments.first)
    #expect(line.width == 40.5546875)
    #expect(line.trailingWhitespaceWidth == 15.2578125)
    #expect(line.advance == 55.8125)
    #expect(text.usedRect.width == line.width)
    #expect(line.width == CGFloat(try TextMeasurer.dejaVu().measure("Hello   ").width))
    var style = ParagraphStyle()
    style.alignment = .center
    let centered = LaidOutText("Hello   ", try .dejaVu(), style, width: 100)
    #expect(isClose(centered.used.textRect.minX, to: 29.72265625))
  }

  @Test("A text without a font is set in the one that was chosen for it")
  func missingFont() throws {
    var style = TextStyle(font: try .square(size: 20))
    style.kern = 1
    let measured = TextMeasurer(defaultStyle: style).measure(NSAttributedString(string: "aa"))
    #expect(measured.height == 20)
    let storage = TextStorage(style: style)
    storage.append("aa")
    #expect(storage.style(at: 0).style == style)
  }

  @Test("A width of zero is a width, and no limit is a value of its own")
  func zeroWidth() throws {
    let none = LaidOutText("aa bb", try .square(), width: 0)
    #expect(none.lines == ["a", "a ", "b", "b"])
    let unlimited = LaidOutText("aa bb", try .square(), width: .unlimited)
    #expect(unlimited.lines == ["aa bb"])
    let measurer = try TextMeasurer.square()
    #expect(measurer.measure("aa bb", proposal: .zero).width == 20)
    #expect(measurer.measure("aa bb", proposal: .unspecified).width == 50)
  }
}
