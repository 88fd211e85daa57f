import TestFixtures
import Testing
import TextMeasurement

@Suite("Tracking and kern")
struct TrackingTests {
  private static func text(
    _ string: String,
    _ change: (inout TextStyle) -> Void
  ) throws -> PreparedText {
    var style = TextStyle(font: try .square())
    change(&style)
    return PreparedText(StyledText(string, style: style))
  }

  @Test("Tracking stands after each cluster, and hangs after the last")
  func tracking() throws {
    let text = try Self.text("abc de") { $0.tracking = 2 }
    let whole = try #require(text.lines(forWidth: nil).first)
    #expect(whole.width == 70)
    #expect(whole.trailingWhitespaceWidth == 2)
    let lines = text.lines(forWidth: 34)
    #expect(lines.map(\.width) == [34, 22])
    #expect(lines.map(\.trailingWhitespaceWidth) == [2 + 12, 2])
    #expect(text.lineCount(forWidth: 33.9) == 3)
    #expect(text.minimumWidth == 34)
  }

  @Test("Marks and ligatures that stay are one cluster")
  func clusters() throws {
    #expect(try Self.text("e\u{301}e\u{301}") { $0.tracking = 3 }.idealSize.width == 23)
  }

  @Test("A word too wide for its line breaks with its tracking")
  func brokenWord() throws {
    let lines = try Self.text("abcdef") { $0.tracking = 2 }.lines(forWidth: 34)
    #expect(lines.map(\.width) == [34, 34])
    #expect(lines.map(\.trailingWhitespaceWidth) == [2, 2])
  }

  @Test("Kern adds to the font's own, and 0 switches that off (T150)")
  func worked() throws {
    let font = try Font.fixture("debian/DejaVuSans.ttf", size: 16)
    let lines = try [nil, 0, 2].map { (kern: Double?) in
      var style = TextStyle(font: font)
      style.kern = kern
      return try #require(PreparedText(StyledText("AV", style: style)).lines(forWidth: nil).first)
    }
    #expect(lines.map(\.advance) == [20.8671875, 21.890625, 24.8671875])
    #expect(lines.map(\.width) == [20.8671875, 21.890625, 22.8671875])
  }

  @Test("Tracking sets no ligatures (T151)")
  func workedLigatures() throws {
    var style = TextStyle(font: try .fixture("debian/DejaVuSans.ttf", size: 16))
    style.tracking = 2
    let text = PreparedText(StyledText("office", style: style))
    let line = try #require(text.lines(forWidth: nil).first)
    #expect(line.advance == 56.140625)
    #expect(line.trailingWhitespaceWidth == 2)
    #expect(line.width == 54.140625)
  }

  @Test("Kern adds to the advance, and tracking comes before it")
  func kern() throws {
    #expect(try Self.text("abc") { $0.kern = 1.5 }.idealSize.width == 33)
    #expect(
      try Self.text("abc") {
        $0.kern = 1.5
        $0.tracking = 1
      }.idealSize.width == 32
    )
  }

  @Test("A kern of 0 switches the font's kerning off")
  func noKerning() throws {
    var style = TextStyle(font: try .fixture("debian/DejaVuSans.ttf", size: 16))
    #expect(isClose(PreparedText(StyledText("AV", style: style)).idealSize.width, to: 20.8671875))
    style.kern = 0
    #expect(isClose(PreparedText(StyledText("AV", style: style)).idealSize.width, to: 21.890625))
  }

  @Test("Tracking leaves optional ligatures out unless they are asked for")
  func ligatures() throws {
    var style = TextStyle(font: try .fixture("debian/DejaVuSans.ttf", size: 16))
    style.tracking = 1
    #expect(
      isClose(PreparedText(StyledText("office", style: style)).idealSize.width, to: 44.140625 + 5)
    )
    style.ligatures = .standard
    #expect(
      isClose(PreparedText(StyledText("office", style: style)).idealSize.width, to: 43.8984375 + 3)
    )
  }

  @Test("The ink of tracked letters lies where the lines say", arguments: ["abc", "אבג"])
  func ink(_ string: String) throws {
    let plain = try #require(try Self.text(string) { _ in }.inkBounds(forWidth: nil))
    let tracked = try #require(try Self.text(string) { $0.tracking = 4 }.inkBounds(forWidth: nil))
    #expect(tracked.width == plain.width + 8)
    #expect(tracked.x == plain.x)
  }

  @Test("Styles change the tracking from run to run")
  func runs() throws {
    var style = TextStyle(font: try .square())
    style.tracking = 3
    var text = StyledText("ab", style: style)
    style.tracking = 0
    text.append("cd", style: style)
    #expect(PreparedText(text).idealSize.width == 46)
  }
}
