import TestFixtures
import Testing
import TextMeasurement

@Suite("Tab stops of a style")
struct TabStopTests {
  private static func text(
    _ string: String,
    _ stops: [TabStop],
    interval: Double = 0,
    indent: Double = 0
  ) throws -> PreparedText {
    var options = MeasuringOptions()
    options.paragraphStyle.tabStops = stops
    options.paragraphStyle.defaultTabInterval = interval
    options.paragraphStyle.firstLineIndent = indent
    return PreparedText(string, font: try .square(), options: options)
  }

  @Test("Stops keep their order, and one that is added stands before the first that is farther")
  func addedStop() {
    var style = ParagraphStyle()
    style.tabStops = [TabStop(300), TabStop(100), TabStop(200)]
    #expect(style.tabStops.map(\.position) == [300, 100, 200])
    style.tabStops = [TabStop(100), TabStop(200), TabStop(300)]
    style.addTabStop(TabStop(150))
    style.addTabStop(TabStop(400))
    #expect(style.tabStops.map(\.position) == [100, 150, 200, 300, 400])
  }

  static let trials: [(text: String, stops: [TabStop], width: Double)] = [
    ("a\tbb", [TabStop(100)], 120),
    ("a\tbb", [TabStop(100, alignment: .trailing)], 100),
    ("a\tbb", [TabStop(100, alignment: .center)], 110),
    ("a\t12.5", [TabStop(100, alignment: .decimal)], 120),
    ("a\t12,25", [TabStop(100, alignment: .decimal)], 130),
    ("a\t125", [TabStop(100, alignment: .decimal)], 100),
    ("a\tv. 12.5", [TabStop(100, alignment: .decimal)], 120),
    ("a\tbb\tc", [TabStop(50, alignment: .trailing), TabStop(90)], 100),
    ("a\tbb\tc", [TabStop(90), TabStop(50)], 100),
    // What does not fit before its stop begins at the pen, after the letter before the tab.
    ("a\tbbbbbb", [TabStop(50, alignment: .trailing)], 70),
    ("a\tbbbbbbbbbb", [TabStop(50, alignment: .center)], 110),
    // A stop at the pen is not reused.
    ("aaaaa\tb", [TabStop(50), TabStop(70)], 80),
  ]

  @Test("A tab takes what follows it to its stop", arguments: trials)
  func stops(_ text: String, _ stops: [TabStop], _ width: Double) throws {
    let text = try Self.text(text, stops)
    #expect(text.idealSize.width == width)
    #expect(text.lineCount(forWidth: width) == 1)
    #expect(text.lineCount(forWidth: width - 0.5) > 1)
    let ink = try #require(text.inkBounds(forWidth: nil))
    #expect(ink.maxX <= width)
  }

  @Test("Stops count from the margin, not from the indent")
  func indent() throws {
    #expect(try Self.text("a\tb", [TabStop(100)], indent: 30).idealSize.width == 110)
    #expect(try Self.text("a\tb", [], interval: 28, indent: 20).idealSize.width == 66)
  }

  @Test("Stops may stand in any order (T102)")
  func order() throws {
    let stops = [300.0, 100, 200].map { TabStop($0) }
    let text = try Self.text("\t\tb", stops)
    #expect(text.options.paragraphStyle.tabStops.map(\.position) == [300, 100, 200])
    #expect(text.idealSize.width == 210)
  }

  @Test("Without stops tabs go to multiples of 28, as to the twelve of AppKit (T103)")
  func defaultStops() throws {
    let style = ParagraphStyle()
    #expect(style.tabStops == [])
    for count in [1, 2, 12] {
      let tabs = String(repeating: "\t", count: count)
      let text = PreparedText(tabs + "b", font: try .square())
      #expect(text.idealSize.width == Double(28 * count + 10))
    }
  }

  @Test("Beyond the last stop come multiples of the interval (T101)")
  func interval() throws {
    let stops = (1...12).map { TabStop(Double($0) * 28) }
    let tabs = String(repeating: "\t", count: 13)
    #expect(try Self.text(tabs + "b", stops, interval: 28).idealSize.width == 374)
  }

  @Test("Without a stop left a tab ends its line (T101)")
  func noStop() throws {
    let stops = (1...12).map { TabStop(Double($0) * 28) }
    let tabs = String(repeating: "\t", count: 13)
    let text = try Self.text(tabs + "b", stops)
    #expect(text.lines(forWidth: nil).map(\.range.lowerBound.utf8) == [0, 13])
    #expect(try Self.text("a\tb", []).contents(forWidth: nil) == ["a", "b"])
  }

  @Test("White space at the end of a line hangs after text that a stop has moved")
  func trailingSpace() throws {
    let text = try Self.text("a\tbb  c", [TabStop(50, alignment: .trailing)])
    let line = try #require(text.lines(forWidth: 50).first)
    #expect(line.width == 50)
    #expect(line.trailingWhitespaceWidth == 20)
  }

  @Test("A tab inside a word that cannot be broken is part of its width, with an indent too")
  func unbreakable() throws {
    // No line ends after a tab that follows a Hebrew letter (UAX #14 LB21a).
    #expect(try Self.text("אב\tגד", [TabStop(50)]).minimumWidth == 70)
    #expect(try Self.text("אב\tגד", [TabStop(50)], indent: 10).minimumWidth == 70)
  }

  @Test("A tab stands where the text after it begins")
  func places() throws {
    let text = try Self.text("a\tbb", [TabStop(100, alignment: .trailing)])
    #expect(text.dump(forWidth: nil).contains("tab [1..<2) x 10 advance 70"))
    #expect(text.dump(forWidth: nil).contains("run [2..<4) x 80 advance 20"))
  }
}
