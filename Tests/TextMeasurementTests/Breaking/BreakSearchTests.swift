import Testing
@testable import TextMeasurement

@Suite("Searching keys")
struct BreakSearchTests {
  @Test("the last key within reach is found, whatever the number of keys")
  func everyPlace() {
    for count in 1...100 {
      // Each key twice, so that the last of equal ones is asked for.
      let keys = (0..<count).map { Int64($0 / 2 * 10) }
      for reach in Int64(-1)...Int64(count * 5 + 1) {
        let expected = keys.lastIndex { $0 <= reach } ?? -1
        let found = BreakSearch.lastFitting(from: 0, through: count - 1, reach: reach) { keys[$0] }
        #expect(found == expected, "\(count) keys, reach \(reach)")
      }
    }
  }

  @Test("a search that begins later finds the same, or the place before its start")
  func laterStart() {
    let keys = (0..<60).map { Int64($0 * $0) }
    for first in 0..<60 {
      for reach in stride(from: Int64(-1), through: 3600, by: 7) {
        let expected = keys[first...].lastIndex { $0 <= reach } ?? first - 1
        let found = BreakSearch.lastFitting(from: first, through: 59, reach: reach) { keys[$0] }
        #expect(found == expected, "from \(first), reach \(reach)")
      }
    }
  }
}
