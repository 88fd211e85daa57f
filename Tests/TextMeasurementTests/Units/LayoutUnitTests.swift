import Testing

@testable import TextMeasurement

@Suite("Layout units")
struct LayoutUnitTests {
  @Test("A point has 65,536 units")
  func points() {
    #expect(LayoutUnit(points: 1).rawValue == 65_536)
    #expect(LayoutUnit(rawValue: 98_304).points == 1.5)
    #expect(LayoutUnit(points: -2.25).points == -2.25)
    #expect(LayoutUnit.zero < LayoutUnit(points: 1e-4))
  }

  @Test("Halves of a unit go away from zero")
  func halves() {
    #expect(LayoutUnit.rounding(0.5) == 1)
    #expect(LayoutUnit.rounding(1.49) == 1)
    #expect(LayoutUnit.rounding(-0.5) == -1)
    #expect(LayoutUnit.rounding(-1.49) == -1)
  }

  @Test("What is beyond the range is its end, and NaN is nothing")
  func range() {
    #expect(LayoutUnit(points: 1e300).rawValue == LayoutUnit.limit)
    #expect(LayoutUnit(points: .infinity).rawValue == LayoutUnit.limit)
    #expect(LayoutUnit(points: -.infinity).rawValue == -LayoutUnit.limit)
    #expect(LayoutUnit(points: .nan).rawValue == 0)
  }

  @Test("The room in a width never exceeds it")
  func floor() {
    #expect(LayoutUnit.floor(points: 1).rawValue == 65_536)
    #expect(LayoutUnit.floor(points: 1 - 1e-9).rawValue == 65_535)
    #expect(LayoutUnit.floor(points: 1e-300).rawValue == 0)
  }

  @Test("Design units are converted with one rounding")
  func design() {
    let scale = DesignScale(size: 10, unitsPerEm: 1000)
    #expect(scale.layoutUnits(1000) == 655_360)
    #expect(scale.layoutUnits(1) == 655)
    #expect(scale.layoutUnits(3) == 1966)
    #expect(DesignScale(size: 0, unitsPerEm: 1000).layoutUnits(1000) == 0)
  }

  @Test("Sums and products beyond the range are its end")
  func sums() {
    let limit = LayoutUnit.limit
    #expect(LayoutUnit.sum(limit, 1) == limit)
    #expect(LayoutUnit.sum(-limit, -1) == -limit)
    #expect(LayoutUnit.sum(3, -5) == -2)
    #expect(LayoutUnit.product(.max, limit) == limit)
    #expect(LayoutUnit.product(300_000, limit) == limit)
    #expect(LayoutUnit.product(3, 5) == 15)
  }
}
