import TestFixtures
import Testing
import TextMeasurement

@Suite("Text made smaller or tighter before it is left out")
struct ShrinkingTests {
  private static func limit(
    lines: Int = 1,
    scale: Double = 1,
    tightening: Double = 0
  ) -> LineLimit {
    var limit = LineLimit(lineCount: lines, truncation: Truncation(.tail))
    limit.minimumScale = scale
    limit.tightening = tightening
    return limit
  }

  @Test("The largest scale that fits is taken (T118)")
  func scale() throws {
    let text = try WorkedNumberTests.text("Hello")
    let limited = text.limited(forWidth: 30, Self.limit(scale: 0.5))
    #expect(limited.lines.count == 1)
    #expect(!limited.isTruncated)
    #expect(limited.size.width <= 30)
    // 30 is .73974… of the width at 16 pt, which is 11.8358… pt: the next step below is 11.828125.
    #expect(limited.scale == 11.828125 / 16)
  }

  @Test("A scale of 1, or none, makes nothing smaller (T119)", arguments: [1.0, 2, .nan])
  func noScale(_ scale: Double) throws {
    let text = try WorkedNumberTests.text("Hello")
    let limited = text.limited(forWidth: 30, Self.limit(scale: scale))
    #expect(limited.isTruncated)
    #expect(limited.scale == 1)
  }

  @Test("What does not fit at the least scale is cut there")
  func cut() throws {
    let text = PreparedText("aaaaaaaaaa", font: try .square())
    let limited = text.limited(forWidth: 25, Self.limit(scale: 0.5))
    #expect(limited.isTruncated)
    #expect(limited.scale == 0.5)
    // Four letters and an ellipsis of 5 pt each.
    #expect(limited.lines[0].width == 25)
  }

  @Test("Text that fits stays as it is")
  func fits() throws {
    let text = PreparedText("aaa", font: try .square())
    let limited = text.limited(forWidth: 30, Self.limit(scale: 0.5, tightening: 0.1))
    #expect(limited.scale == 1)
    #expect(limited.tightening == 0)
    #expect(limited.size.width == 30)
  }

  @Test("Letters are set closer by no more than is needed")
  func tightening() throws {
    let text = PreparedText("aaaaa", font: try .square())
    // Four gaps lose .5 pt each.
    let limited = text.limited(forWidth: 48, Self.limit(tightening: 0.1))
    #expect(!limited.isTruncated)
    #expect(limited.tightening == 0.05)
    #expect(limited.size.width == 48)
    let cut = text.limited(forWidth: 45, Self.limit(tightening: 0.1))
    #expect(cut.isTruncated)
    #expect(cut.tightening == 0.1)
  }

  @Test("Letters are made smaller before they are set closer")
  func order() throws {
    let text = PreparedText("aaaaa", font: try .square())
    let limited = text.limited(forWidth: 39, Self.limit(scale: 0.8, tightening: 0.1))
    #expect(!limited.isTruncated)
    #expect(limited.scale == 0.8)
    #expect(limited.tightening > 0)
    #expect(text.limited(forWidth: 40, Self.limit(scale: 0.8, tightening: 0.1)).tightening == 0)
  }

  @Test("All fonts of a text shrink alike")
  func styled() throws {
    var text = StyledText("aa", style: TextStyle(font: try .square()))
    text.append("bb", style: TextStyle(font: try .square(size: 20)))
    let limited = PreparedText(text).limited(forWidth: 45, Self.limit(scale: 0.5))
    #expect(limited.scale == 0.75)
    #expect(limited.size == Size(width: 45, height: 15))
  }
}
