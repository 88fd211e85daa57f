import TestFixtures
import Testing
import TextMeasurement

@Suite("Sizes, with characters 10 pt wide")
struct SizeTests {
  @Test("Nothing and infinity ask for the ideal size, 0 for the minimum")
  func specialWidths() throws {
    let text = PreparedText("aa bbbb\nc", font: try .square())
    #expect(text.size(forWidth: nil) == Size(width: 70, height: 20))
    #expect(text.size(forWidth: .infinity) == Size(width: 70, height: 20))
    #expect(text.size(forWidth: 1e300) == Size(width: 70, height: 20))
    #expect(text.idealSize == Size(width: 70, height: 20))
    #expect(text.size(forWidth: 0) == Size(width: 40, height: 30))
    #expect(text.minimumSize == Size(width: 40, height: 30))
    #expect(text.minimumWidth == 40)
  }

  @Test(
    "NaN and widths below 0 count as 0 and are told",
    arguments: [.nan, -.infinity, -1, -1e-300] as [Double]
  )
  func invalidWidths(_ width: Double) throws {
    let text = PreparedText("aa bbbb", font: try .square())
    let measured = text.measured(width: width)
    #expect(measured.size == Size(width: 40, height: 20))
    #expect(measured.lineCount == 2)
    #expect(measured.warnings.map(\.code) == ["invalid-proposal"])
    #expect(text.measured(height: width).warnings.map(\.code) == ["invalid-proposal"])
  }

  @Test(
    "Widths that mean something are no cause for warnings",
    arguments: [nil, 0, -0.0, 1e-300, 50, .infinity] as [Double?]
  )
  func validWidths(_ width: Double?) throws {
    #expect(
      PreparedText("aa bbbb", font: try .square()).measured(width: width, height: width).warnings
        .isEmpty
    )
  }

  @Test("A width above 0 too small for anything puts one cluster on a line")
  func tinyWidth() throws {
    let text = PreparedText("aa b", font: try .square())
    #expect(text.size(forWidth: 1e-300) == Size(width: 10, height: 30))
    #expect(text.size(forWidth: .leastNonzeroMagnitude) == Size(width: 10, height: 30))
  }

  @Test(
    "A size that is not above 0 measures nothing",
    arguments: [0, -12, .nan, .infinity, -.infinity] as [Double]
  )
  func noSize(_ size: Double) throws {
    let text = PreparedText("aa bb\ncc", font: try .square(size: size))
    for width in [nil, 0, 10] as [Double?] {
      #expect(text.size(forWidth: width) == Size(width: 0, height: 0))
    }
    #expect(text.lineCount(forWidth: 10) == 2)
    #expect(text.inkBounds(forWidth: nil)?.isEmpty ?? true)
  }

  @Test("A size above a million points counts as a million", arguments: [1_000_000, 1e9, 1e300])
  func hugeSize(_ size: Double) throws {
    let text = PreparedText("pp pp", font: try .square(size: size))
    #expect(text.idealSize == Size(width: 5e6, height: 1e6))
    #expect(text.size(forWidth: 100) == Size(width: 1e6, height: 4e6))
    #expect(text.inkBounds(forWidth: nil) == Rect(x: 0, y: 8e5, width: 5e6, height: 2e5))
  }

  @Test("A text too long to count at a huge size stops at the longest length")
  func tooLongToCount() throws {
    let string = String(repeating: "a", count: 70_000)
    let text = PreparedText(string, font: try .square(size: 1e6))
    #expect(text.idealSize.width == Double(1 << 52) / 65_536)
    #expect(text.lineCount(forWidth: nil) == 1)
  }

  @Test("Sizes scale with the font", arguments: [0.5, 1, 7, 64, 4096] as [Double])
  func scales(_ size: Double) throws {
    let text = PreparedText("aa bbb", font: try .square(size: size))
    #expect(text.idealSize == Size(width: 6 * size, height: size))
    #expect(text.size(forWidth: 3 * size) == Size(width: 3 * size, height: 2 * size))
  }

  @Test("Sizes are rounded outward to pixels, and say so little of noise")
  func rounding() throws {
    let text = PreparedText("aaa", font: try .square(size: 10.1))
    #expect(text.idealSize.rounded(to: 1) == Size(width: 31, height: 11))
    #expect(text.idealSize.rounded(to: 2) == Size(width: 30.5, height: 10.5))
    #expect(Size(width: 30.0005, height: 10).rounded(to: 1) == Size(width: 30, height: 10))
  }

  @Test("A box is exceeded by what lies outside it")
  func fit() throws {
    let text = PreparedText("aa bbbb", font: try .square())
    #expect(text.fit(width: nil) == .fits)
    #expect(text.fit(width: 70, height: 10) == .fits)
    #expect(text.fit(width: 69, height: 10) == .exceeds(width: 0, height: 10))
    #expect(text.fit(width: 40, height: nil) == .fits)
    #expect(text.fit(width: 40, height: 15) == .exceeds(width: 0, height: 5))
    #expect(text.fit(width: 5, height: 15) == .exceeds(width: 5, height: 45))
    #expect(text.fit(width: 0, height: .infinity) == .fits)
    #expect(text.fit(width: nil, height: 0) == .exceeds(width: 0, height: 10))
    #expect(text.fit(width: nil, height: .nan) == .exceeds(width: 0, height: 10))
    #expect(text.measured(width: 69, height: 10).fit == .exceeds(width: 0, height: 10))
  }

  @Test("What is measured keeps the question and describes the answer")
  func measuredText() throws {
    let measured = measure("aa bb", font: try .square(size: 10.125), width: 25, height: 8)
    #expect(measured.proposedWidth == 25)
    #expect(measured.proposedHeight == 8)
    #expect(measured.size == Size(width: 20.25, height: 20.25))
    #expect(measured.width == 20.25)
    #expect(measured.height == 20.25)
    #expect(measured.lineCount == 2)
    #expect(measured.lines.count == 2)
    #expect(measured.description == "20.25 × 20.25 pt, 2 lines")
    #expect(measure("aa", font: try .square()).description == "20 × 10 pt, 1 line")
  }
}
