import Testing
import TextMeasurement

@Suite("Units of length")
struct LengthUnitTests {
  @Test(
    "Conversions are exact where they can be",
    arguments: [
      (LengthUnit.points, 12.34, 12.34), (.millimeters, 25.4, 72), (.millimeters, 127, 360),
      (.millimeters, 0, 0), (.millimeters, -25.4, -72), (.ems(fontSize: 17), 2, 34),
      (.ems(fontSize: 17), 0.5, 8.5), (.dots(perInch: 203), 203, 72), (.dots(perInch: 96), 4, 3),
      (.dots(perInch: 72), 12.34, 12.34), (.dots(perInch: 300), 1, 0.24),
    ]
  )
  func conversions(_ unit: LengthUnit, _ length: Double, _ points: Double) {
    #expect(unit.points(length) == points)
    #expect(unit.length(ofPoints: points) == length)
  }

  @Test(
    "The measures of a text convert back to themselves",
    arguments: [
      LengthUnit.millimeters, .ems(fontSize: 17), .ems(fontSize: 10.3), .dots(perInch: 203),
      .dots(perInch: 96.7),
    ]
  )
  func roundTrip(_ unit: LengthUnit) {
    // Lengths that measuring can give: multiples of 1/65,536 pt.
    for units in stride(from: 1, through: 3_000_000_000, by: 1_234_577) {
      let points = Double(units) / 65_536
      #expect(unit.points(unit.length(ofPoints: points)) == points)
    }
  }

  @Test("A text has the same lines in its own width, in any unit", arguments: 1...60)
  func ownWidth(_ width: Int) {
    let text = PreparedText("Alle Menschen sind frei und gleich", font: .system(size: 11))
    for unit in [LengthUnit.millimeters, .ems(fontSize: 11), .dots(perInch: 203)] {
      let size = text.size(forWidth: unit.points(Double(width)))
      let own = unit.length(ofPoints: size.width)
      #expect(
        text.lines(forWidth: unit.points(own)).map(\.range)
          == text.lines(forWidth: size.width).map(\.range)
      )
      #expect(text.fit(width: unit.points(own), height: nil) == .fits)
    }
  }

  @Test("Lengths without limit stay without")
  func infinity() {
    #expect(LengthUnit.millimeters.points(.infinity) == .infinity)
    #expect(LengthUnit.dots(perInch: 203).length(ofPoints: .infinity) == .infinity)
    #expect(LengthUnit.millimeters.points(.nan).isNaN)
  }
}
