import Testing
import ViewLayout

@Suite("Angles")
struct AngleTests {
  @Test("Half a turn is 180 degrees, or pi radians")
  func units() {
    #expect(Angle.radians(.pi) == .degrees(180))
    #expect(Angle(degrees: 90).radians == .pi / 2)
    #expect(Angle(degrees: 90) < Angle(radians: 3))
  }
}
