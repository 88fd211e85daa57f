import Foundation
import TestFixtures
import Testing
import TextMeasurement

@testable import TextLayout

@Suite("Random exclusions")
struct RandomExclusionTests {
  private static let size = 64

  /// A rectangle, ellipse or polygon with corners on whole points, some of them outside.
  private static func exclusion(_ generator: inout SeededGenerator) -> Exclusion {
    func place() -> CGFloat { CGFloat(Int.random(in: -8...size + 8, using: &generator)) }
    func rect() -> CGRect {
      CGRect(x: place(), y: place(), width: place() / 2, height: place() / 2)
    }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return .rect(rect())
    case 1: return .ellipse(in: rect())
    default:
      let corners = Int.random(in: 3...7, using: &generator)
      return .polygon((0..<corners).map { _ in CGPoint(x: place(), y: place()) })
    }
  }

  /// What an exclusion covers of the upright line at `x`, reckoned from left to right.
  private static func rows(of exclusion: Exclusion, at x: CGFloat) -> [ClosedRange<CGFloat>] {
    switch exclusion {
    case .rect(let rect):
      return x > rect.minX && x < rect.maxX && rect.height != 0 ? [rect.minY...rect.maxY] : []
    case .ellipse(let rect):
      let part = (x - rect.midX) * 2 / rect.width
      guard rect.height != 0, abs(part) < 1 else { return [] }
      let half = abs(rect.height) / 2 * (1 - part * part).squareRoot()
      return [rect.midY - half...rect.midY + half]
    case .polygon(let corners):
      let ends = corners.dropFirst() + corners.prefix(1)
      let crossings = zip(corners, ends).compactMap { start, end in
        (start.x > x) == (end.x > x)
          ? nil : start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
      }.sorted()
      return stride(from: 0, to: crossings.count, by: 2).map {
        crossings[$0]...crossings[$0 + 1]
      }
    case .shape: return []
    }
  }

  @Test("There is text exactly where an upright line misses the hole", arguments: 0..<100)
  func coverage(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let exclusion = Self.exclusion(&generator)
    let container = TextContainer(width: .points(CGFloat(Self.size)))
    container.lineFragmentPadding = 0
    container.exclusions = [exclusion]
    for _ in 0..<30 {
      let top = Double(Int.random(in: -10...70, using: &generator))
      let bottom = top + Double(Int.random(in: 1...30, using: &generator))
      let open = container.openSpans(from: top, to: bottom)
      for column in 0..<Self.size * 2 {
        let x = Double(column) / 2 + 0.237
        let isBlocked = Self.rows(of: exclusion, at: x).contains {
          $0.lowerBound < bottom && $0.upperBound > top
        }
        guard open.contains(where: { $0.contains(x) }) == isBlocked else { continue }
        Issue.record("seed \(seed), \(exclusion), \(top)…\(bottom), x \(x)")
      }
    }
  }

  @Test("With several exclusions, text keeps the padding clear of each one", arguments: 0..<100)
  func several(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let container = TextContainer(width: .points(CGFloat(Self.size)))
    container.lineFragmentPadding = CGFloat(Int.random(in: 0...6, using: &generator))
    let exclusions = (0..<4).map { _ in Self.exclusion(&generator) }
    for top in stride(from: -10.0, to: 74, by: 3.5) {
      let together = container.openColumns(exclusions, at: top)
      let alone = exclusions.map { container.openColumns([$0], at: top) }
      for column in together.indices {
        #expect(
          together[column] == alone.allSatisfy { $0[column] },
          "seed \(seed), top \(top), column \(column)"
        )
      }
    }
  }

  @Test("Between two changes the spans are the same", arguments: 0..<100)
  func changes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let geometry = Self.rectangles(&generator).geometry
    let height = Int64.random(in: 1...20, using: &generator) << 16
    var top: Int64 = -30 << 16
    while let next = geometry.nextChange(below: top, height: height) {
      func spans(_ top: Int64) -> [Range<Int64>] {
        geometry.openSpans(top: top, height: height, within: geometry.textRange)
      }
      #expect(next > top)
      #expect(spans(top) == spans((top + next) / 2), "seed \(seed)")
      #expect(spans(top) == spans(next - 1), "seed \(seed)")
      top = next
    }
    #expect(geometry.obstacles.allSatisfy { $0.bounds.maxY <= top })
  }

  @Test("Of rectangles the widest span is that of trying every height", arguments: 0..<200)
  func widest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let geometry = Self.rectangles(&generator).geometry
    let range = geometry.textRange
    for _ in 0..<10 {
      let top = Int64.random(in: 0...80, using: &generator)
      let height = Int64.random(in: 1...20, using: &generator)
      // Corners are on whole points, and so are the tops to try.
      let tops = [top] + (top..<max(top, (geometry.height >> 16) - height + 1))
      let widest = tops.flatMap { top in
        geometry.openSpans(top: top << 16, height: height << 16, within: range)
      }.map(\.count).max()
      #expect(
        geometry.widestSpan(from: top << 16, height: height << 16, within: range)
          == Int64(widest ?? 0),
        "seed \(seed), top \(top), height \(height)"
      )
    }
  }

  /// A container of 64 by 80 pt with five rectangles.
  private static func rectangles(_ generator: inout SeededGenerator) -> TextContainer {
    let container = TextContainer(width: .points(CGFloat(size)), height: 80)
    container.lineFragmentPadding = 2
    container.exclusions = (0..<5).map { _ in
      .rect(
        CGRect(
          x: Int.random(in: -8...size, using: &generator),
          y: Int.random(in: -8...size, using: &generator),
          width: Int.random(in: 1...40, using: &generator),
          height: Int.random(in: 1...60, using: &generator)
        )
      )
    }
    return container
  }
}

extension TextContainer {
  /// Whether text can stand at every quarter of a point, in a band of 7 pt.
  fileprivate func openColumns(_ exclusions: [Exclusion], at top: Double) -> [Bool] {
    self.exclusions = exclusions
    let open = openSpans(from: top, to: top + 7)
    return (0..<256).map { column in
      open.contains { $0.contains((Double(column) + 0.5) / 4) }
    }
  }
}
