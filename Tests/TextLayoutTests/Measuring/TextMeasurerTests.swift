import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Measuring a text once")
struct TextMeasurerTests {
  private static let wide = ProposedSize(width: 200, height: nil)

  @Test("Every kind of text has the same size")
  func kinds() throws {
    let measurer = try TextMeasurer.dejaVu()
    let sizes = [
      measurer.measure(Sentences.fox, proposal: Self.wide),
      measurer.measure(
        StyledText(Sentences.fox, style: measurer.defaultStyle),
        proposal: Self.wide
      ),
      measurer.measure(AttributedString(Sentences.fox), proposal: Self.wide),
      measurer.measure(NSAttributedString(string: Sentences.fox), proposal: Self.wide),
      PreparedText(Sentences.fox, font: measurer.defaultStyle.font).measured(Self.wide),
    ].map { CGSize($0.size) }
    #expect(sizes == Array(repeating: CGSize(width: 193.1640625, height: 37.25), count: 5))
  }

  @Test("Attributes come before the default style")
  func attributes() throws {
    var text = AttributedString("aa")
    text.font = try .square(size: 20)
    #expect(try TextMeasurer.square().measure(text).size == Size(width: 40, height: 20))
  }

  @Test("An attribute whose value is of another type is left out with a warning")
  func unreadable() throws {
    let text = NSAttributedString(string: "aa", attributes: [.kern: "wide"])
    let measured = try TextMeasurer.square().measure(text)
    #expect(measured.size == Size(width: 20, height: 10))
    #expect(measured.warnings.map(\.code) == ["unreadable-attribute"])
    #expect(try #require(measured.warnings.first).description.contains("NSKern"))
  }

  @Test("The width is that of the widest line, or all that was proposed")
  func widthPolicy() throws {
    let measurer = try TextMeasurer.dejaVu()
    var options = MeasuringOptions()
    #expect(
      measurer.measure(Sentences.fox, proposal: Self.wide, options: options).width == 193.1640625
    )
    options.widthPolicy = .fill
    #expect(measurer.measure(Sentences.fox, proposal: Self.wide, options: options).width == 200)
    #expect(measurer.measure(Sentences.fox, options: options).width == 359.8671875)
  }

  @Test("The natural size has a line for each hard break")
  func naturalSize() throws {
    let measurer = try TextMeasurer.dejaVu()
    #expect(measurer.naturalSize(of: Sentences.fox) == CGSize(width: 359.8671875, height: 18.625))
    #expect(measurer.naturalSize(of: "Hello\nHi").height == 37.25)
    #expect(measurer.naturalSize(of: "Hello\nHi").width == 40.5546875)
  }

  @Test("Line gaps count unless they are switched off")
  func leading() throws {
    let font = try Font.fixture("debian/DejaVuMathTeXGyre.ttf", size: 16)
    let measurer = TextMeasurer(defaultStyle: TextStyle(font: font))
    var options = MeasuringOptions()
    // 792, 208 and 200 of 1,000 units.
    #expect(abs(measurer.measure("x", options: options).height - 19.2) < 0.001)
    options.usesFontLeading = false
    #expect(abs(measurer.measure("x", options: options).height - 16) < 0.001)
  }

  static let roundings: [(scale: CGFloat, width: CGFloat, height: CGFloat)] = [
    (1, 41, 19), (2, 41, 19), (3, 122 / 3, 56 / 3),
  ]

  @Test("Rounding is outward", arguments: roundings)
  func rounding(_ scale: CGFloat, _ width: CGFloat, _ height: CGFloat) throws {
    let measured = try TextMeasurer.dejaVu().measure("Hello")
    #expect(CGSize(measured.size) == CGSize(width: 40.5546875, height: 18.625))
    #expect(measured.rounded(to: scale) == CGSize(width: width, height: height))
  }

  @Test("At its rounded width a text has the same lines", arguments: [1, 2, 3])
  func roundedWidth(_ scale: CGFloat) throws {
    for name in [
      "debian/DejaVuSans.ttf", "debian/Inter-Regular.otf", "debian/NotoSans-Regular.ttf",
    ] {
      let text = PreparedText(Sentences.fox, font: try .fixture(name, size: 16))
      for width in stride(from: 40.0, through: 400, by: 7) {
        let measured = text.measured(ProposedSize(width: width, height: nil))
        let rounded = measured.rounded(to: scale)
        let again = text.measured(ProposedSize(rounded))
        #expect(again.lines.map(\.range) == measured.lines.map(\.range))
        #expect(again.overflow == [])
      }
    }
  }

  @Test("A width a hair above a pixel is rounded up to the next")
  func hair() throws {
    // 20.0004 pt, of which 1/1,024 of a pixel would be let go.
    let measurer = TextMeasurer(defaultStyle: TextStyle(font: try .square(size: 10.0002)))
    let rounded = measurer.measure("aa").rounded(to: 1)
    #expect(rounded == CGSize(width: 21, height: 10))
    #expect(measurer.measure("aa", proposal: ProposedSize(rounded)).lineCount == 1)
  }

  @Test("An empty text is one line high, or nothing")
  func empty() throws {
    var measurer = try TextMeasurer.dejaVu()
    var options = MeasuringOptions()
    options.insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(measurer.measure("").size == Size(width: 0, height: 18.625))
    #expect(measurer.measure("", options: options).size == Size(width: 6, height: 22.625))
    #expect(measurer.naturalSize(of: "") == CGSize(width: 0, height: 18.625))
    measurer.emptyPolicy = .zero
    #expect(measurer.measure("", options: options).size == .zero)
    #expect(measurer.measure("", options: options).contentRect == .zero)
    #expect(measurer.naturalSize(of: "") == .zero)
    #expect(measurer.measure(" ").size == Size(width: 0, height: 18.625))
  }
}
