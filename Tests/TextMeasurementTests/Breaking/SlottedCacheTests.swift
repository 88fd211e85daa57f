import Testing

@testable import TextMeasurement

@Suite("A slotted cache")
struct SlottedCacheTests {
  @Test("gives back what was set last, and nothing for other keys")
  func values() {
    var cache = SlottedCache<Int64>(capacity: 8)
    #expect(cache[3] == nil)
    cache[3] = 30
    cache[3] = 31
    #expect(cache[3] == 31)
    #expect(cache[4] == nil)
  }

  @Test("never gives a key the value of another, and keeps as many as it has slots at most")
  func collisions() {
    var cache = SlottedCache<UInt64>(capacity: 5)
    let keys: [UInt64] = (0..<100).flatMap { [$0, $0 << 32 | 7, .max - $0] }
    for key in keys { cache[key] = key }
    let kept = keys.filter { cache[$0] != nil }
    #expect((1...8).contains(kept.count))
    for key in kept { #expect(cache[key] == key) }
  }

  @Test("has two slots at least", arguments: [-1, 0, 1, 2])
  func smallest(capacity: Int) {
    var cache = SlottedCache<Int64>(capacity: capacity)
    cache[0] = 1
    #expect(cache[0] == 1)
  }
}
