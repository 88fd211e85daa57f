import TextMeasurement
import TestFixtures
import Testing

@Suite("Runs and ink of lines, with characters 10 pt wide")
struct LineRunTests {
  @Test("Runs stand in visual and in logical order")
  func orders() throws {
    let places = TextPlaces(of: PreparedText("abאבגc ", font: try .square()), forWidth: nil)
    let visual = places.runs(ofLine: 0)
    #expect(visual.map(\.range.lowerBound.utf8) == [0, 2, 8])
    #expect(visual.map(\.level) == [0, 1, 0])
    #expect(visual.map(\.isRightToLeft) == [false, true, false])
    #expect(visual.map(\.x) == [0, 20, 50])
    #expect(visual.map(\.width) == [20, 30, 20])
    #expect(visual.allSatisfy { $0.font.size == 10 })

    var options = MeasuringOptions()
    options.paragraphStyle.baseDirection = .rightToLeft
    let mirrored = PreparedText("אב cd", font: try .square(), options: options)
    let runs = TextPlaces(of: mirrored, forWidth: nil)
    #expect(runs.runs(ofLine: 0).map(\.range.lowerBound.utf8) == [5, 0])
    #expect(runs.runs(ofLine: 0, order: .logical).map(\.x) == [20, 0])
  }

  @Test("White space at a line's end has the direction of the paragraph")
  func whiteSpace() throws {
    let text = PreparedText("ab אב cd", font: try .square())
    let runs = TextPlaces(of: text, forWidth: 50).runs(ofLine: 0)
    #expect(runs.map(\.level) == [0, 1, 0])
    #expect(runs.map(\.range.lowerBound.utf8) == [0, 3, 7])
  }

  @Test("Every line tells its ink")
  func ink() throws {
    let text = PreparedText("ab\n \ncd", font: try .square())
    let places = TextPlaces(of: text, forWidth: nil)
    let bounds = (0..<3).map { places.inkBounds(ofLine: $0) }
    #expect(bounds[1] == nil)
    let first = try #require(bounds[0])
    let last = try #require(bounds[2])
    #expect(last.y - first.y == 20)
    #expect(text.inkBounds(forWidth: nil) == first.union(last))
  }
}
