import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Traps of laying text out")
struct LayoutTraps {
  @Test("A used rectangle that is read before layout says that it is not complete")
  func usedRectBeforeLayout() throws {
    let text = LaidOutText("Hello", try .dejaVu())
    // It says that it is not complete, which measuring always is.
    #expect(!text.manager.usedRect(for: text.container).isComplete)
    #expect(text.used.isComplete)
    #expect(text.usedRect.height == CGFloat(try TextMeasurer.dejaVu().measure("Hello").height))
  }

  @Test("Line gaps count in measuring and in layout alike, as one option says")
  func fontLeading() throws {
    let font = try Font.fixture("debian/DejaVuMathTeXGyre.ttf", size: 16)
    let measurer = TextMeasurer(defaultStyle: TextStyle(font: font))
    var options = MeasuringOptions()
    let text = LaidOutText("a\nb\nc", font)
    for uses in [true, false] {
      options.usesFontLeading = uses
      text.manager.usesFontLeading = uses
      #expect(isClose(text.usedRect.height, to: uses ? 57.6 : 48))
      let measured = measurer.measure("a\nb\nc", options: options)
      #expect(CGFloat(measured.height) == text.usedRect.height)
    }
  }

  @Test("The height has the empty line after a final newline, and so has the sum of lines")
  func finalNewline() throws {
    let text = LaidOutText("a\nb\n", try .dejaVu())
    #expect(text.used.lineCount == 3)
    #expect(text.usedRect.height == 55.875)
    let extra = try #require(text.manager.extraLineFragment)
    let sum = (text.fragments + [extra]).reduce(0) { $0 + $1.usedRect.height }
    #expect(sum == text.usedRect.height)
    var options = MeasuringOptions()
    options.countsFinalNewline = true
    let measured = try TextMeasurer.dejaVu().measure("a\nb\n", options: options)
    #expect(CGFloat(measured.height) == text.usedRect.height)
    #expect(measured.lineCount == 3)
  }

  @Test("The empty line at the end is as high as the font of the text")
  func extraLineHeight() throws {
    for size in [8.0, 38, 100] {
      let font = try Font.fixture("debian/DejaVuSans.ttf", size: size)
      // 1901 and 483 of 2,048 units.
      let height = CGFloat(size) * 2384 / 2048
      for string in ["", "\n", "a\n"] {
        let text = LaidOutText(string, font)
        _ = text.used
        let extra = try #require(text.manager.extraLineFragment)
        #expect(isClose(extra.usedRect.height, to: height))
      }
    }
  }

  @Test("The empty line at the end has the font of the text's end")
  func extraLineFont() throws {
    var string = StyledText("a", style: TextStyle(font: try .square(size: 30)))
    string.append("\n", style: TextStyle(font: try .square()))
    let text = LaidOutText(string)
    #expect(text.usedRect.height == 40)
    #expect(text.manager.extraLineFragment?.usedRect.height == 10)
  }

  @Test("A limit of lines measures no more of them, though the next line is empty")
  func lineLimit() throws {
    for limit in 1...3 {
      for string in ["a\n\n\n\nb", "a\n\n\n", "a\nb\nc\n"] {
        let text = LaidOutText(string, try .dejaVu())
        text.container.maximumNumberOfLines = limit
        #expect(text.used.lineCount == limit)
        #expect(text.usedRect.height == 18.625 * CGFloat(limit))
        let measured = try TextMeasurer.dejaVu()
          .measure(string, fitting: FittingPolicy(lineLimit: limit))
        #expect(CGFloat(measured.height) == text.usedRect.height)
      }
    }
  }

  @Test("Line spacing is left out below the last line that a limit shows")
  func lineSpacing() throws {
    var style = ParagraphStyle()
    style.lineSpacing = 4
    for limit in [1, 2] {
      let text = LaidOutText("a\u{2028}b\nc", try .dejaVu(), style)
      text.container.maximumNumberOfLines = limit
      #expect(text.usedRect.height == 18.625 * CGFloat(limit) + 4 * CGFloat(limit - 1))
      #expect(text.fragments.last?.usedRect.height == 18.625)
    }
  }

  @Test("The text breaks alike in a label, in a container and when it is measured")
  func breaksOtherwise() throws {
    var style = ParagraphStyle()
    style.hyphenation = .byLanguage
    for mode in [LineBreakMode.byWords, .byCharacters, .byWholeWords] {
      style.lineBreakMode = mode
      var label = LabelModel(
        Sentences.fox,
        style: TextStyle(font: try .dejaVu()),
        paragraphStyle: style
      )
      label.numberOfLines = nil
      label.lineBreakMode = mode
      let text = LaidOutText(Sentences.fox, try .dejaVu(), style, width: 90)
      let proposal = ProposedSize(width: 90, height: nil)
      let own = text.fragments.map(\.characterRange.upperBound)
      #expect(label.measured(proposal).lines.map(\.range.upperBound.utf8) == own)
      var options = MeasuringOptions()
      options.paragraphStyle = style
      let measured = try TextMeasurer.dejaVu()
        .measure(Sentences.fox, proposal: proposal, options: options)
      #expect(measured.lines.map(\.range.upperBound.utf8) == own)
    }
  }
}
