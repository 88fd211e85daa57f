import Testing

@testable import ViewLayout

@Suite("Flexibility")
struct FlexibilityTests {
  private func flexibility(_ minimum: CGFloat, _ maximum: CGFloat) -> Flexibility {
    Flexibility(from: minimum, to: maximum)
  }

  @Test("V3: the less flexible comes first")
  func finite() {
    #expect(flexibility(10, 20).precedes(flexibility(10, 30)))
    #expect(!flexibility(10, 30).precedes(flexibility(10, 20)))
    #expect(!flexibility(20, 40).precedes(flexibility(30, 50)))
    #expect(!flexibility(30, 50).precedes(flexibility(20, 40)))
  }

  @Test("V3: of two without a limit the one that is longer at least comes first")
  func infinite() {
    #expect(flexibility(20, .infinity).precedes(flexibility(10, .infinity)))
    #expect(!flexibility(10, .infinity).precedes(flexibility(20, .infinity)))
    #expect(flexibility(0, 1_000_000).precedes(flexibility(0, .infinity)))
    #expect(flexibility(.infinity, .infinity).precedes(flexibility(0, 1)))
  }
}
