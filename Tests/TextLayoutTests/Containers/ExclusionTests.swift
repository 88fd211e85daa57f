import Foundation
import Testing
import TextMeasurement

@testable import TextLayout

@Suite("Exclusion")
struct ExclusionTests {
  /// What an exclusion blocks of 0 to 200 pt between two heights, in points.
  private func blocked(
    by exclusion: Exclusion,
    from top: CGFloat,
    to bottom: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let container = TextContainer(width: 200)
    container.lineFragmentPadding = 0
    container.exclusions = [exclusion]
    var blocked: [ClosedRange<CGFloat>] = []
    var start: CGFloat = 0
    for open in container.openSpans(from: top, to: bottom) {
      if start < open.lowerBound { blocked.append(start...open.lowerBound) }
      start = open.upperBound
    }
    if start < 200 { blocked.append(start...200) }
    return blocked
  }

  @Test("A rectangle blocks its columns in its rows")
  func rect() {
    let rect = Exclusion.rect(CGRect(x: 50, y: 20, width: 30, height: 40))
    #expect(blocked(by: rect, from: 0, to: 20).isEmpty)
    #expect(blocked(by: rect, from: 0, to: 20.5) == [50...80])
    #expect(blocked(by: rect, from: 59.5, to: 80) == [50...80])
    #expect(blocked(by: rect, from: 60, to: 80).isEmpty)
  }

  @Test("A rectangle of negative size is that between its edges")
  func negativeRect() {
    let rect = Exclusion.rect(CGRect(x: 80, y: 60, width: -30, height: -40))
    #expect(blocked(by: rect, from: 20, to: 30) == [50...80])
  }

  @Test("Edges between layout units are rounded outward")
  func rounding() {
    let rect = Exclusion.rect(CGRect(x: 0.1, y: 0.1, width: 0.1, height: 0.1))
    #expect(blocked(by: rect, from: 0, to: 1) == [6_553.0 / 65_536...13_108.0 / 65_536])
    #expect(blocked(by: rect, from: 0, to: 6_553.0 / 65_536).isEmpty)
    #expect(blocked(by: rect, from: 13_108.0 / 65_536, to: 1).isEmpty)
  }

  @Test("An ellipse blocks its widest chord in the band")
  func ellipse() {
    // A circle of radius 50 around (100, 50): 30 from the centre half a chord is 40, 40 from it 30.
    let circle = Exclusion.ellipse(in: CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(blocked(by: circle, from: 80, to: 100) == [60...140])
    #expect(blocked(by: circle, from: 0, to: 10) == [70...130])
    #expect(blocked(by: circle, from: 40, to: 60) == [50...150])
    #expect(blocked(by: circle, from: 100, to: 120).isEmpty)
    // Half as wide, the chords are half as long.
    let ellipse = Exclusion.ellipse(in: CGRect(x: 75, y: 0, width: 50, height: 100))
    #expect(blocked(by: ellipse, from: 80, to: 100) == [80...120])
  }

  @Test("A polygon blocks what it covers anywhere in the band")
  func polygon() {
    let diamond = Exclusion.polygon([
      CGPoint(x: 100, y: 0), CGPoint(x: 150, y: 50), CGPoint(x: 100, y: 100),
      CGPoint(x: 50, y: 50),
    ])
    #expect(blocked(by: diamond, from: 0, to: 20) == [80...120])
    #expect(blocked(by: diamond, from: 20, to: 40) == [60...140])
    #expect(blocked(by: diamond, from: 40, to: 60) == [50...150])
    #expect(blocked(by: diamond, from: 75, to: 200) == [75...125])
    #expect(blocked(by: diamond, from: 100, to: 120).isEmpty)
  }

  @Test("The parts of a polygon in a band are apart")
  func forkedPolygon() {
    // A U: two uprights, 20 wide and 100 high, on a base from 80 down.
    let fork = Exclusion.polygon([
      CGPoint(x: 40, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 80), CGPoint(x: 120, y: 80),
      CGPoint(x: 120, y: 0), CGPoint(x: 140, y: 0), CGPoint(x: 140, y: 100), CGPoint(x: 40, y: 100),
    ])
    #expect(blocked(by: fork, from: 20, to: 40) == [40...60, 120...140])
    #expect(blocked(by: fork, from: 60, to: 80) == [40...60, 120...140])
    #expect(blocked(by: fork, from: 70, to: 90) == [40...140])
    #expect(blocked(by: fork, from: 80, to: 100) == [40...140])
  }

  @Test("A polygon that crosses itself covers what it goes around an odd number of times")
  func evenOdd() {
    // A square of 100 and one of 60 in it, one after the other: the inner one is a hole.
    let ring = Exclusion.polygon([
      CGPoint(x: 50, y: 0), CGPoint(x: 150, y: 0), CGPoint(x: 150, y: 100),
      CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 20), CGPoint(x: 70, y: 20), CGPoint(x: 70, y: 80),
      CGPoint(x: 130, y: 80), CGPoint(x: 130, y: 20), CGPoint(x: 50, y: 20),
    ])
    #expect(blocked(by: ring, from: 40, to: 60) == [50...70, 130...150])
    #expect(blocked(by: ring, from: 10, to: 30) == [50...150])
    // An hourglass whose sides cross at (100, 50).
    let hourglass = Exclusion.polygon([
      CGPoint(x: 50, y: 0), CGPoint(x: 150, y: 0), CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100),
    ])
    #expect(blocked(by: hourglass, from: 40, to: 50) == [90...110])
    #expect(blocked(by: hourglass, from: 60, to: 70) == [80...120])
    #expect(blocked(by: hourglass, from: 45, to: 70) == [80...120])
  }

  @Test("Sides between layout units are rounded outward")
  func slopedRounding() {
    // At 20 the side from (50, 0) to (60, 30) is at 50 + 20/3 = 56.666…, 3,713,706 + 2/3 units.
    let triangle = Exclusion.polygon([
      CGPoint(x: 50, y: 0), CGPoint(x: 60, y: 30), CGPoint(x: 50, y: 30),
    ])
    #expect(blocked(by: triangle, from: 10, to: 20) == [50...3_713_707.0 / 65_536])
    // The same 10^9 pt high, where products need more than 64 bits.
    let high = Exclusion.polygon([
      CGPoint(x: 50, y: 0), CGPoint(x: 60, y: 3e9), CGPoint(x: 50, y: 3e9),
    ])
    #expect(blocked(by: high, from: 1e9, to: 2e9) == [50...3_713_707.0 / 65_536])
  }

  @Test("A shape of one's own blocks what it says, within its bounds")
  func ownShape() {
    let stripes = Exclusion.shape(Stripes(bounds: CGRect(x: 10, y: 0, width: 60, height: 20)))
    #expect(blocked(by: stripes, from: 10, to: 40) == [10...20, 40...60])
    #expect(blocked(by: stripes, from: 20, to: 40).isEmpty)
  }

  @Test(
    "Shapes without area and without numbers block nothing",
    arguments: [
      .rect(.null), .rect(.zero), .rect(CGRect(x: 0, y: 0, width: 200, height: 0)),
      .rect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 20)),
      .rect(CGRect(x: CGFloat.nan, y: 0, width: 20, height: 20)),
      .rect(CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 20)),
      .ellipse(in: .null), .ellipse(in: .zero),
      .ellipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20)),
      .polygon([]), .polygon([.zero, CGPoint(x: 10, y: 20)]),
      .polygon([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 0)]),
      .polygon([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: CGFloat.nan)]),
      .polygon([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: CGFloat.infinity)]),
      .shape(Stripes(bounds: .null)),
    ] as [Exclusion]
  )
  func degenerate(_ exclusion: Exclusion) {
    #expect(blocked(by: exclusion, from: -10, to: 100).isEmpty)
  }

  @Test("Rectangles and ellipses without end block what they reach")
  func endless() {
    let right = Exclusion.rect(
      CGRect(x: 150, y: 0, width: CGFloat.infinity, height: CGFloat.infinity)
    )
    #expect(blocked(by: right, from: 1e9, to: 1e9 + 1) == [150...200])
    #expect(blocked(by: .rect(.infinite), from: 0, to: 1) == [0...200])
    #expect(blocked(by: .ellipse(in: .infinite), from: 0, to: 1) == [0...200])
  }

  @Test("Exclusions are equal if their shapes are")
  func equality() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let exclusions: Set<Exclusion> = [
      .rect(rect), .rect(rect), .ellipse(in: rect), .polygon([rect.origin]),
      .shape(Stripes(bounds: rect)), .shape(Stripes(bounds: rect)), .shape(Stripes(bounds: .zero)),
    ]
    #expect(exclusions.count == 5)
  }
}

/// Blocks 0 to 20, 40 to 60 and 80 to 100 at all heights.
private struct Stripes: ExclusionShape {
  let bounds: CGRect

  func blockedIntervals(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
    top >= bounds.minY && bottom <= bounds.maxY ? [80..<100, 0..<20, 40..<60, 7..<7] : []
  }
}
