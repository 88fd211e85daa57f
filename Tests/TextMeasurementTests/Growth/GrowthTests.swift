import Foundation
import Testing
import TextMeasurement

@Suite("Time and memory of long texts", .serialized)
struct GrowthTests {
  /// How much longer four times the text may take: 4 where every step is linear, some more for
  /// searches, for memory that is slower than a cache, and for noise; 16 where a step is quadratic.
  static let limit = 6.0

  /// How often each is measured; the least counts, as noise only adds.
  static let repetitions = 3

  @Test("Four times the text takes about four times as long", arguments: GrowingText.all)
  func growth(_ growing: GrowingText) {
    func effort(_ count: Int) -> Double {
      let string = growing.text(count)
      return (0..<Self.repetitions).reduce(.infinity) { least, _ in
        min(least, Effort(of: string).total)
      }
    }
    let short = effort(growing.shortLength)
    let long = effort(4 * growing.shortLength)
    #expect(long <= Self.limit * short, "\(short) s, then \(long) s")
  }

  @Test(
    "Ink and the tree of four times the text take about four times as long",
    arguments: GrowingText.all.filter { ["words", "Hebrew words"].contains($0.name) }
  )
  func pictures(_ growing: GrowingText) {
    func effort(_ count: Int) -> Double {
      let text = PreparedText(growing.text(count), font: .system(size: 12))
      return (0..<Self.repetitions).reduce(.infinity) { least, _ in
        min(least, Effort.seconds { _ = (text.inkBounds(forWidth: 100), text.dump(forWidth: 100)) })
      }
    }
    let short = effort(growing.shortLength)
    let long = effort(4 * growing.shortLength)
    #expect(long <= Self.limit * short, "\(short) s, then \(long) s")
  }

  @Test("A long text makes no short one after it slower")
  func shortAfterLong() {
    let short = String(repeating: "a\tb\n", count: 500)
    let before = (0..<Self.repetitions).map { _ in Effort(of: short).total }.min() ?? 0
    _ = PreparedText(String(repeating: "a\t", count: 100_000), font: .system(size: 12))
    let after = (0..<Self.repetitions).map { _ in Effort(of: short).total }.min() ?? 0
    #expect(after <= 2 * before, "\(before) s before, \(after) s after")
  }

  /// The texts that `GALLEY_FULL_SIZE` asks for: 1 for all, else parts of names between commas.
  static let fullSize = GrowingText.all.filter { growing in
    let asked = ProcessInfo.processInfo.environment["GALLEY_FULL_SIZE"] ?? ""
    return asked == "1" || asked.split(separator: ",").contains { growing.name.contains($0) }
  }

  /// Prints the figures of full-size texts; takes minutes, so it is run by hand in release mode.
  @Test(
    "Half a million and a million characters",
    .enabled(if: !fullSize.isEmpty),
    arguments: fullSize
  )
  func fullSizes(_ growing: GrowingText) {
    let figures = [500_000, 1_000_000].map { count in
      let effort = Effort(of: growing.text(count))
      return [effort.preparing, effort.heights, effort.lines]
        .map { String(format: "%8.1f", $0 * 1000) }.joined() + " ms"
        + String(format: "%6d MB", Self.peakMemory() >> 20)
    }
    let name = growing.name.padding(toLength: 30, withPad: " ", startingAt: 0)
    print(name + figures.joined(separator: " |"))
  }

  /// The most memory that the process has had since it was last asked, in bytes; since its start
  /// where that cannot be forgotten.
  private static func peakMemory() -> Int {
    var usage = rusage()
    #if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    return usage.ru_maxrss << 10
    #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }
}
