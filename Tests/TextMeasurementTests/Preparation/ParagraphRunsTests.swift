import TestFixtures
import Testing
import TextAnalysis
import Typography

@testable import TextMeasurement

/// Runs are the same packed and not.
struct ParagraphRunsTests {
  /// What tells runs apart.
  private struct Facts: Equatable {
    let range: Range<Int>
    let glyphs: Range<Int>
    let level: UInt8
    let script: UInt32
    let style: Int
    let metrics: Int
    let size: Double

    init(_ run: ParagraphRun) {
      let item = run.shaped.item
      range = item.start..<item.end
      glyphs = run.shaped.glyphs
      level = item.level.rawValue
      script = item.script.rawValue
      style = item.style
      metrics = run.metrics
      size = run.style.size
    }
  }

  /// Runs of so many kinds, one after the other and again, which tile a text.
  private static func runs(_ count: Int, kinds: Int) -> [ParagraphRun] {
    let fonts = (0..<kinds).map { ResolvedFont(.system(size: Double(10 + $0))) }
    let styles = fonts.map { RunStyle($0, nil) }
    return (0..<count).map { index in
      let kind = index % kinds
      let item = TextItem(
        start: 3 * index,
        end: 3 * index + 3,
        script: Script(rawValue: UInt32(kind)),
        level: BidiLevel(rawValue: UInt8(kind % 2)),
        instance: fonts[kind].primary,
        kind: kind == 2 ? .tab : .text,
        style: kind
      )
      return ParagraphRun(
        shaped: ShapedRun(item: item, glyphs: 2 * index..<2 * index + 2),
        scale: DesignScale(size: styles[kind].size, unitsPerEm: 1000),
        metrics: kind,
        style: styles[kind]
      )
    }
  }

  @Test("packed runs are those that were packed", arguments: [1, 2, 3, 40])
  func packing(count: Int) {
    for kinds in [1, 3, 20] {
      let runs = Self.runs(count, kinds: kinds)
      let other = ParagraphRuns(count: 7, sharing: []) { Self.runs(7, kinds: 3)[$0] }
      for known in [[], other.kinds] {
        let packed = ParagraphRuns(count: count, sharing: known) { runs[$0] }
        #expect(packed.map(Facts.init) == runs.map(Facts.init))
        #expect(runs.indices.map { packed.start(of: $0) } == runs.map(\.start))
        #expect(runs.indices.map { packed.metrics(of: $0) } == runs.map(\.metrics))
        #expect(runs.indices.map { packed.kind(of: $0) } == runs.map(\.shaped.item.kind))
        #expect(runs.indices.allSatisfy { packed.glyphCount(of: $0) == 2 })
      }
    }
  }

  @Test("the run of an offset is the first that ends after it")
  func search() {
    let runs = Self.runs(5, kinds: 2)
    let packed = ParagraphRuns(count: 5, sharing: []) { runs[$0] }
    #expect((0...15).map { packed.index(endingAfter: $0) } == (0...15).map { $0 / 3 })
  }

  @Test("runs of a few kinds keep each kind once")
  func kinds() {
    let runs = Self.runs(40, kinds: 3)
    #expect(ParagraphRuns(count: 40, sharing: []) { runs[$0] }.kinds.count == 3)
  }
}
