import Testing
import ViewLayout

@Suite("Axes")
struct AxisTests {
  @Test("One axis is a set of axes")
  func sets() {
    #expect(Axis.Set(.horizontal) == .horizontal)
    #expect(Axis.Set(.vertical).union(.horizontal) == [.vertical, .horizontal])
  }
}
