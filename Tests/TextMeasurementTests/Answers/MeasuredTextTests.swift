import TestFixtures
import Testing
import TextMeasurement

@Suite("What measuring keeps, with characters 10 pt wide and high")
struct MeasuredTextTests {
  private static func text() throws -> PreparedText {
    PreparedText("aaa bb cc", font: try .square())
  }

  @Test("A limit leaves out lines, and the height of the box does not")
  func limit() throws {
    let whole = try Self.text().measured(width: 30, height: 15, limit: LineLimit())
    #expect(whole.size == Size(width: 30, height: 30))
    #expect(whole.fit == .exceeds(width: 0, height: 15))
    let limited = try Self.text().measured(width: 30, height: 15, limit: LineLimit(lineCount: 2))
    #expect(limited.size == Size(width: 30, height: 20))
    #expect(limited.lineCount == 2)
    #expect(limited.lines.map(\.range.upperBound.utf8) == [4, 7])
    #expect(limited.shown.isTruncated)
  }

  @Test("Lines that were kept are those that are found")
  func lines() throws {
    let found = try Self.text().measured(width: 30)
    let kept = try Self.text().measured(width: 30, limit: LineLimit())
    #expect(found.lines == kept.lines)
    #expect(found.shown.lines == kept.shown.lines)
    #expect(found.size == kept.size)
    #expect((found.scale, kept.scale) == (1, 1))
  }

  @Test("A text that shrank tells its scale, and answers as it is shown")
  func scale() throws {
    var limit = LineLimit(lineCount: 1)
    limit.minimumScale = 0.25
    let measured = try Self.text().measured(width: 45, limit: limit)
    // Nine characters of 5 pt.
    #expect(measured.scale == 0.5)
    #expect(measured.size == Size(width: 45, height: 5))
    #expect(measured.text.idealSize.width == 45)
  }

  @Test("The spacing that is left between lines is told, and none is below the last")
  func trailingLineSpacing() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.lineSpacing = 4
    let text = PreparedText("aaa bb", font: try .square(), options: options)
    let measured = text.measured(width: 30)
    #expect(measured.height == 24)
    #expect(measured.trailingLineSpacing == 4)
  }
}
