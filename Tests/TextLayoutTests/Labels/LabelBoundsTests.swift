import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Text in the bounds of labels, with characters 10 pt wide and high")
struct LabelBoundsTests {
  private static let bounds = ViewRect(x: 5, y: 7, width: 100, height: 30)

  private static func label(_ text: String, lines: Int? = 1) throws -> LabelModel {
    var label = LabelModel(text, style: TextStyle(font: try .square()))
    label.numberOfLines = lines
    return label
  }

  static let alignments: [(alignment: TextAlignment, x: CGFloat)] = [
    (.natural, 5), (.center, 45), (.trailing, 85),
  ]

  @Test("Text stands in the middle, and across as it is aligned", arguments: alignments)
  func alignment(_ alignment: TextAlignment, _ x: CGFloat) throws {
    var style = ParagraphStyle()
    style.alignment = alignment
    let label = LabelModel("aa", style: TextStyle(font: try .square()), paragraphStyle: style)
    let rect = label.textRect(forBounds: Self.bounds, lineLimit: 1)
    #expect(rect == ViewRect(x: x, y: 17, width: 20, height: 10))
  }

  @Test("Lines for which the bounds have no room are left out")
  func height() throws {
    let label = try Self.label("aa bb cc", lines: nil)
    let bounds = ViewRect(x: 0, y: 0, width: 20, height: 20)
    #expect(
      label.textRect(forBounds: bounds, lineLimit: nil)
        == ViewRect(x: 0, y: 0, width: 20, height: 20)
    )
    let measured = label.measured(inBounds: bounds, lineLimit: nil)
    #expect(measured.isTruncated)
    // Of "bb" the ellipsis leaves a letter.
    #expect(measured.fittingRange == 0..<4)
    #expect(label.textRect(forBounds: bounds, lineLimit: 1).height == 10)
  }

  @Test("Text that is higher than the bounds begins at their top")
  func tooHigh() throws {
    let bounds = ViewRect(x: 5, y: 7, width: 100, height: 4)
    #expect(
      try Self.label("aa").textRect(forBounds: bounds, lineLimit: 1)
        == ViewRect(x: 5, y: 7, width: 20, height: 10)
    )
  }

  @Test("Edges are rounded outward to pixels")
  func rounding() throws {
    var label = try Self.label("aa")
    let bounds = ViewRect(x: 0.25, y: 0, width: 100, height: 31)
    #expect(
      label.textRect(forBounds: bounds, lineLimit: 1)
        == ViewRect(x: 0, y: 10, width: 21, height: 11)
    )
    label.displayScale = 2
    #expect(
      label.textRect(forBounds: bounds, lineLimit: 1)
        == ViewRect(x: 0, y: 10.5, width: 20.5, height: 10)
    )
  }

  @Test("Baselines are told in the space of the bounds")
  func baselines() throws {
    // The text begins 10 pt below the top, then 5 pt, and each line's baseline is 8 pt below its
    // top.
    let one = try #require(try Self.label("aa").baselines(forBounds: Self.bounds))
    #expect((one.first, one.last) == (25, 25))
    let two = try #require(try Self.label("aa\nbb", lines: nil).baselines(forBounds: Self.bounds))
    #expect((two.first, two.last) == (20, 30))
    #expect(try Self.label("").baselines(forBounds: Self.bounds) == nil)
  }

  @Test(
    "Bounds without size show no more than a line, and nothing stops",
    arguments: [0, CGFloat.nan]
  )
  func noBounds(_ length: CGFloat) throws {
    let bounds = ViewRect(x: 0, y: 0, width: length, height: length)
    let measured = try Self.label("aa bb", lines: nil).measured(inBounds: bounds, lineLimit: nil)
    #expect(measured.lineCount == 1)
    #expect(measured.isTruncated)
  }
}
