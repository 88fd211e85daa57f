import Foundation
import Testing
import TextMeasurement

@testable import TextLayout

@Suite("ContainerGeometry")
struct ContainerGeometryTests {
  private static let hole = Exclusion.rect(CGRect(x: 100, y: 0, width: 100, height: 40))

  private static func container(
    height: Extent = .unlimited,
    padding: CGFloat = 0,
    _ exclusions: Exclusion...
  ) -> TextContainer {
    let container = TextContainer(width: 300, height: height)
    container.lineFragmentPadding = padding
    container.exclusions = exclusions
    return container
  }

  private func nextChange(_ container: TextContainer, below top: Double, height: Double) -> Double?
  {
    container.geometry.nextChange(
      below: LayoutUnit(points: top).rawValue,
      height: LayoutUnit(points: height).rawValue
    ).map { LayoutUnit(rawValue: $0).points }
  }

  private func widestSpan(_ container: TextContainer, from top: Double, height: Double) -> Double {
    let widest = container.geometry.widestSpan(
      from: LayoutUnit(points: top).rawValue,
      height: LayoutUnit(points: height).rawValue,
      within: container.geometry.textRange
    )
    return LayoutUnit(rawValue: widest).points
  }

  @Test("Text stands on both sides of a hole")
  func hole() {
    #expect(Self.container(Self.hole).openSpans(from: 0, to: 19) == [0..<100, 200..<300])
  }

  @Test("Text keeps the padding clear of a hole and of the edges")
  func padding() {
    let container = Self.container(padding: 5, Self.hole)
    #expect(container.openSpans(from: 0, to: 19) == [5..<95, 205..<295])
    #expect(container.openSpans(from: 40, to: 59) == [5..<295])
  }

  @Test("Between two holes that are no farther apart than both paddings there is no text")
  func narrowGap() {
    let right = Exclusion.rect(CGRect(x: 210, y: 0, width: 40, height: 40))
    let container = Self.container(padding: 5, Self.hole, right)
    #expect(container.openSpans(from: 0, to: 19) == [5..<95, 255..<295])
    container.lineFragmentPadding = 4
    #expect(container.openSpans(from: 0, to: 19) == [4..<96, 204..<206, 254..<296])
  }

  @Test("A hole in the padding at an edge pushes text aside, one that is outside only if near")
  func holesAtEdges() {
    let left = Exclusion.rect(CGRect(x: -10, y: 0, width: 12, height: 40))
    let right = Exclusion.rect(CGRect(x: 301, y: 0, width: 12, height: 40))
    let container = Self.container(padding: 5, left, right)
    #expect(container.openSpans(from: 0, to: 19) == [7..<295])
  }

  @Test("Below a hole across the whole width there is text again")
  func fullWidth() {
    let bar = Exclusion.rect(CGRect(x: 0, y: 0, width: 300, height: 40))
    let container = Self.container(padding: 5, bar)
    #expect(container.openSpans(from: 0, to: 19).isEmpty)
    #expect(nextChange(container, below: 0, height: 19) == 40)
    #expect(container.openSpans(from: 40, to: 59) == [5..<295])
    #expect(nextChange(container, below: 40, height: 19) == nil)
  }

  @Test("A band without height meets what a line of the least height does")
  func flatBand() {
    let container = Self.container(Self.hole)
    #expect(container.openSpans(from: 39, to: 39) == [0..<100, 200..<300])
    #expect(container.openSpans(from: 40, to: 40) == [0..<300])
  }

  @Test("Spans change where a band meets a rectangle and where it leaves it")
  func changes() {
    let lower = Exclusion.rect(CGRect(x: 0, y: 60, width: 20, height: 40))
    let container = Self.container(Self.hole, lower)
    let unit = 1 / 65_536.0
    #expect(nextChange(container, below: 0, height: 20) == 40)
    #expect(nextChange(container, below: 0, height: 30) == 30 + unit)
    #expect(nextChange(container, below: 40, height: 20) == 40 + unit)
    #expect(nextChange(container, below: 50, height: 20) == 100)
    #expect(nextChange(container, below: 99.5, height: 20) == 100)
    #expect(nextChange(container, below: 100, height: 20) == nil)
  }

  @Test("Along sides that are not upright a change comes after a point at most")
  func slopedChanges() {
    let circle = Self.container(.ellipse(in: CGRect(x: 0, y: 50, width: 100, height: 100)))
    #expect(nextChange(circle, below: 0, height: 50) == 1 / 65_536.0)
    #expect(nextChange(circle, below: 10, height: 50) == 11)
    #expect(nextChange(circle, below: 149.5, height: 50) == 150)
    // The band holds it whole until its top reaches it.
    #expect(nextChange(circle, below: 10, height: 200) == 50)
    let high = Self.container(.ellipse(in: CGRect(x: 0, y: 0, width: 100, height: 10_240)))
    #expect(nextChange(high, below: 100, height: 20) == 110)
  }

  @Test(
    "Changes end, however high bands and exclusions are",
    arguments: [1, 20, 1e6, 1e12],
    [1e-6, 30, 1e5, 1e11]
  )
  func changesEnd(height: Double, shape: Double) {
    let container = Self.container(
      .ellipse(in: CGRect(x: 0, y: 0, width: 100, height: shape)),
      .polygon([.zero, CGPoint(x: 10, y: shape), CGPoint(x: 0, y: shape)])
    )
    var top = -2e6
    var steps = 0
    while let next = nextChange(container, below: top, height: height), steps < 10_000 {
      #expect(next > top)
      top = next
      steps += 1
    }
    #expect(steps < 5_000)
    #expect(container.openSpans(from: top, to: top + 1) == [0..<300])
  }

  @Test("The widest span is that below all exclusions, if the container reaches there")
  func widestBelow() {
    #expect(widestSpan(Self.container(Self.hole), from: 0, height: 20) == 300)
    #expect(widestSpan(Self.container(height: 60, Self.hole), from: 0, height: 20) == 300)
    #expect(widestSpan(Self.container(height: 59, Self.hole), from: 0, height: 20) == 100)
    #expect(
      widestSpan(Self.container(height: 59, padding: 5, Self.hole), from: 0, height: 20) == 90
    )
    // Below the container, where its first line may stand nevertheless.
    #expect(widestSpan(Self.container(height: 10, Self.hole), from: 0, height: 20) == 100)
    #expect(widestSpan(Self.container(height: 10, Self.hole), from: 40, height: 20) == 300)
  }

  @Test("The widest span may be between two exclusions, above and below")
  func widestBetween() {
    let bar = Exclusion.rect(CGRect(x: 50, y: 70, width: 250, height: 30))
    #expect(widestSpan(Self.container(height: 100, Self.hole, bar), from: 0, height: 30) == 300)
    #expect(widestSpan(Self.container(height: 100, Self.hole, bar), from: 0, height: 31) == 100)
    #expect(widestSpan(Self.container(height: 100, Self.hole, bar), from: 41, height: 30) == 50)
  }

  @Test("Beside a waist the widest span is found at its corner")
  func widestAtCorner() {
    let waist = Exclusion.polygon([
      CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 100, y: 40), CGPoint(x: 100, y: 60),
      CGPoint(x: 200, y: 100), CGPoint(x: 0, y: 100),
    ])
    #expect(widestSpan(Self.container(height: 100, waist), from: 0, height: 20) == 200)
  }
}
