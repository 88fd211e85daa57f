import Foundation
import TestFixtures
import Testing
import TextLayout

/// The rules about indents are those that GNUstep's tests checked against AppKit.
@Suite("What AppKit and UIKit measure of strings")
struct StringDrawingTests {
  private static func drawing() throws -> StringDrawing {
    StringDrawing(defaultStyle: TextStyle(font: try .dejaVu()))
  }

  private static func attributed(_ string: String, indent: Double) -> NSAttributedString {
    var style = ParagraphStyle()
    style.firstLineIndent = indent
    style.headIndent = indent
    return NSAttributedString(string: string, attributes: [.paragraphStyle: style])
  }

  private static func rect(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: height)
  }

  @Test("An indent changes neither the origin nor the size of a single line")
  func singleLine() throws {
    let drawing = try Self.drawing()
    let box = CGSize(width: 336, height: 9999)
    let indented = Self.attributed("Hello", indent: 20)
    #expect(drawing.boundingRect(of: indented, with: box) == Self.rect(40.5546875, 18.625))
    #expect(drawing.boundingRect(of: "Hello", with: box) == Self.rect(40.5546875, 18.625))
    #expect(drawing.size(of: indented) == CGSize(width: 40.5546875, height: 18.625))
    #expect(try TextMeasurer.dejaVu().measure(indented).width == 60.5546875)
  }

  @Test("An indented text wraps as in a column narrowed by the indent")
  func wrapped() throws {
    let drawing = try Self.drawing()
    let indented = drawing.boundingRect(
      of: Self.attributed(Sentences.fox, indent: 24),
      with: CGSize(width: 150, height: 1000)
    )
    let narrowed = drawing.boundingRect(of: Sentences.fox, with: CGSize(width: 126, height: 1000))
    #expect(indented == narrowed)
    #expect(indented.origin == .zero)
    #expect(indented.height == 74.5)
  }

  @Test("The size is that of one line for each hard break")
  func size() throws {
    let drawing = try Self.drawing()
    #expect(drawing.size(of: Sentences.fox) == CGSize(width: 359.8671875, height: 18.625))
    #expect(drawing.size(of: "Hello\nHello") == CGSize(width: 40.5546875, height: 37.25))
  }

  @Test("White space at the end counts as far as there is room, and not where a line wraps")
  func whiteSpace() throws {
    let drawing = try Self.drawing()
    #expect(drawing.size(of: "Hello   ").width == 55.8125)
    let box = CGSize(width: 50, height: 100)
    #expect(drawing.boundingRect(of: "Hello   ", with: box) == Self.rect(50, 18.625))
    let wrapped = drawing.boundingRect(of: "jumps   over", with: CGSize(width: 49, height: 100))
    #expect(wrapped == Self.rect(48.6640625, 37.25))
  }

  @Test("Line gaps count if they are asked for")
  func leading() throws {
    let font = try Font.fixture("debian/DejaVuMathTeXGyre.ttf", size: 16)
    let drawing = StringDrawing(defaultStyle: TextStyle(font: font))
    let plain = drawing.boundingRect(of: "x", with: .zero)
    let leaded = drawing.boundingRect(of: "x", with: .zero, options: .usesFontLeading)
    #expect(abs(plain.height - 16) < 0.001)
    #expect(abs(leaded.height - 19.2) < 0.001)
  }

  @Test("Lines below the height are left out if that is asked for")
  func truncation() throws {
    let drawing = try Self.drawing()
    let box = CGSize(width: 100, height: 40)
    #expect(drawing.boundingRect(of: Sentences.fox, with: box) == Self.rect(98.6484375, 74.5))
    let options = StringDrawingOptions.truncatesLastVisibleLine
    // "brown fox" with an ellipsis of 16 pt.
    #expect(
      drawing.boundingRect(of: Sentences.fox, with: box, options: options)
        == Self.rect(94.8828125, 37.25)
    )
  }

  @Test("No width and no height have no limit", arguments: [0, -1, CGFloat.nan, .infinity])
  func unlimited(_ length: CGFloat) throws {
    let box = CGSize(width: length, height: length)
    let rect = try Self.drawing()
      .boundingRect(of: Sentences.fox, with: box, options: .truncatesLastVisibleLine)
    #expect(rect == Self.rect(359.8671875, 18.625))
  }

  @Test("Options have the raw values of AppKit")
  func rawValues() {
    #expect(StringDrawingOptions.usesFontLeading.rawValue == 2)
    #expect(StringDrawingOptions.truncatesLastVisibleLine.rawValue == 32)
  }
}
