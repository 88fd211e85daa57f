import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Traps of measuring a text once")
struct MeasuringTraps {
  private static let narrow = ProposedSize(width: 100, height: nil)

  @Test("Measuring wraps without an option, and counts from the top of the box")
  func lineFragmentOrigin() throws {
    // It wraps, and stands below the top of its box.
    let measured = try TextMeasurer.dejaVu().measure(Sentences.fox, proposal: Self.narrow)
    #expect(measured.lineCount == 4)
    #expect(measured.contentRect.minY == 0)
    let drawing = StringDrawing(defaultStyle: TextStyle(font: try .dejaVu()))
    let rect = drawing.boundingRect(of: Sentences.fox, with: CGSize(width: 100, height: 0))
    #expect(rect.origin == .zero)
    #expect(rect.height == 74.5)
  }

  @Test("A fractional height is told as it is, and rounded up to whole pixels")
  func fractions() throws {
    let measured = try TextMeasurer.dejaVu().measure("Hello")
    #expect(measured.height == 18.625)
    for scale in [1, 2, 3] as [CGFloat] {
      let rounded = measured.rounded(to: scale)
      #expect(rounded.height >= 18.625)
      #expect(rounded.width >= 40.5546875)
      #expect((rounded.height * scale).rounded() == rounded.height * scale)
    }
  }

  @Test("At its own measured width a text does not wrap again, rounded or not")
  func roundedWidth() throws {
    let measurer = try TextMeasurer.dejaVu()
    let measured = measurer.measure("Keep watching")
    #expect(measured.width == 117.46875)
    let again = measurer.measure(
      "Keep watching",
      proposal: ProposedSize(width: measured.rounded(to: 1).width, height: nil)
    )
    #expect(again.lineCount == 1)
    // In a container as wide as the text, too.
    let text = LaidOutText("Keep watching", try .dejaVu(), width: .points(measured.width))
    #expect(text.fragments.count == 1)
  }

  @Test("Truncation leaves the text as it is, and its token has the style before it")
  func truncation() throws {
    var string = StyledText("aaaa", style: TextStyle(font: try .square()))
    string.append("bbbb", style: TextStyle(font: try .square(size: 12)))
    let measured = TextMeasurer(defaultStyle: TextStyle(font: try .square())).measure(
      string,
      proposal: ProposedSize(width: 50, height: nil),
      fitting: FittingPolicy(lineLimit: 1, truncation: Truncation(.tail))
    )
    #expect(measured.isTruncated)
    // Four letters and an ellipsis in their style, and not in that of the text that is left out.
    #expect(measured.width == 50)
    #expect(measured.text.text == string.string)
  }

  @Test("A token of one's own is shown, and counts in the width")
  func token() throws {
    let measured = try TextMeasurer.square().measure(
      "aaaaaaaa",
      proposal: ProposedSize(width: 70, height: nil),
      fitting: FittingPolicy(lineLimit: 1, truncation: Truncation(.tail, token: "more"))
    )
    #expect(measured.fittingRange == 0..<3)
    #expect(measured.width == 70)
  }

  @Test("A height that is just too small drops no line, and says what overflows")
  func height() throws {
    let measurer = try TextMeasurer.dejaVu()
    let measured = measurer.measure(
      Sentences.fox,
      proposal: ProposedSize(width: 100, height: 74.4)
    )
    #expect(measured.lineCount == 4)
    #expect(measured.overflow == [.bottom])
    let exact = measurer.measure(
      Sentences.fox,
      proposal: ProposedSize(width: 100, height: 74.5),
      fitting: FittingPolicy(heightPolicy: .truncates)
    )
    #expect(exact.lineCount == 4)
    // A container as high as the text takes all of it.
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100, height: 74.5)
    #expect(text.fragments.count == 4)
  }

  @Test("The height is that of all lines with their gaps")
  func suggestedSize() throws {
    let font = try Font.fixture("debian/DejaVuMathTeXGyre.ttf", size: 16)
    let measured = TextMeasurer(defaultStyle: TextStyle(font: font))
      .measure(Sentences.fox, proposal: Self.narrow)
    let sum = measured.lines.reduce(0) { $0 + $1.lineHeight }
    #expect(isClose(measured.height, to: sum))
    #expect(isClose(measured.height, to: 19.2 * Double(measured.lineCount)))
    #expect(measured.lineCount > 1)
  }

  @Test("Ink outside the typographic box is told")
  func ink() throws {
    // Marks that are stacked reach above the ascent.
    let string = "A\u{301}\u{302}\u{303}\u{304}"
    let measured = try TextMeasurer.dejaVu().measure(string)
    let ink = try #require(measured.inkBounds)
    #expect(measured.height == 18.625)
    #expect(ink.minY < 0)
    #expect(measured.inkOverflow.top == Double(-ink.minY))
    let text = LaidOutText(string, try .dejaVu())
    let laidOut = text.manager.inkBounds(
      forCharacterRange: 0..<text.storage.length,
      in: text.container
    )
    #expect(try #require(laidOut).minY == ink.minY)
  }

  @Test("A height is that of the width that is asked about, in any order")
  func otherWidth() throws {
    let measurer = try TextMeasurer.dejaVu()
    let heights = ([200, 100, 200] as [CGFloat]).map {
      measurer.measure(Sentences.fox, proposal: ProposedSize(width: $0, height: nil)).height
    }
    #expect(heights == [37.25, 74.5, 37.25])
    let text = LaidOutText(Sentences.fox, try .dejaVu())
    let laidOut = ([200, 100, 200] as [CGFloat]).map { width in
      text.container.width = .points(width)
      return text.usedRect.height
    }
    #expect(laidOut == [37.25, 74.5, 37.25])
  }
}
