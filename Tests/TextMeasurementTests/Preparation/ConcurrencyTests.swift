import Foundation
import Synchronization
import TestFixtures
import Testing
import TextMeasurement

@Suite("Several threads at once")
struct ConcurrencyTests {
  /// Texts whose narrow lines fill what a paragraph remembers: kerned, joined, long and broken
  /// words.
  static let samples: [Sample] =
    Samples.declaration.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    + Samples.odd.filter { $0.text.utf8.count > 30 }

  static let widths: [Double?] = [nil, 0, 1, 7, 12.5, 20, 33.3, 50, 80, 121, 200]

  static let threadCount = 8

  private static func prepare(_ sample: Sample) -> PreparedText {
    PreparedText(sample.text, font: .system(size: 17), language: sample.language)
  }

  /// All that a text answers at a width.
  private struct Answer: Hashable, Sendable {
    let size: Size
    let height: Double
    let lineCount: Int
    let lines: [Line]
    let ink: Rect?

    init(_ text: PreparedText, _ width: Double?) {
      height = text.height(forWidth: width)
      lineCount = text.lineCount(forWidth: width)
      lines = text.lines(forWidth: width)
      size = text.size(forWidth: width)
      ink = text.inkBounds(forWidth: width)
    }
  }

  /// Runs a body on threads that all wait for the last one before they begin.
  private static func together(_ body: @escaping @Sendable (Int) -> Void) {
    let waiting = Atomic(threadCount)
    let done = DispatchGroup()
    let shared = Shared(waiting)
    for number in 0..<threadCount {
      done.enter()
      let thread = Thread {
        shared.waiting.subtract(1, ordering: .acquiringAndReleasing)
        while shared.waiting.load(ordering: .acquiring) > 0 { sched_yield() }
        body(number)
        done.leave()
      }
      thread.stackSize = 4 << 20
      thread.start()
    }
    done.wait()
  }

  private final class Shared: Sendable {
    let waiting: Atomic<Int>

    init(_ waiting: consuming Atomic<Int>) { self.waiting = waiting }
  }

  @Test("Threads that share texts get the answers that one thread gets")
  func sharedTexts() {
    let expected = Self.samples.map { sample in
      Self.widths.map { Answer(Self.prepare(sample), $0) }
    }
    let texts = Self.samples.map(Self.prepare)
    let wrong = Mutex<[String]>([])
    Self.together { number in
      var generator = SeededGenerator(seed: UInt64(number) + 1)
      // Half of the threads ask in the same order, so that they meet on the same text.
      let order = Array(texts.indices)
      for index in number % 2 == 0 ? order : order.shuffled(using: &generator) {
        for place in Self.widths.indices.shuffled(using: &generator) {
          let answer = Answer(texts[index], Self.widths[place])
          guard answer != expected[index][place] else { continue }
          wrong.withLock {
            $0.append("\(Self.samples[index]) at \(Self.widths[place] ?? .infinity)")
          }
        }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test("Threads that prepare the same texts get the answers that one thread gets")
  func samePreparations() {
    let expected = Self.samples.map { Answer(Self.prepare($0), 50) }
    let wrong = Mutex<[String]>([])
    Self.together { _ in
      for (sample, expected) in zip(Self.samples, expected)
      where Answer(Self.prepare(sample), 50) != expected {
        wrong.withLock { $0.append(sample.testDescription) }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test("Hundreds of tasks get the answers that one gets")
  func tasks() async {
    let expected = Self.samples.map { Answer(Self.prepare($0), 20) }
    let texts = Self.samples.map(Self.prepare)
    await withTaskGroup(of: (Int, Answer, Answer).self) { group in
      for number in 0..<400 {
        let index = number % Self.samples.count
        group.addTask {
          (index, Answer(texts[index], 20), Answer(Self.prepare(Self.samples[index]), 20))
        }
      }
      for await (index, shared, own) in group {
        #expect(shared == expected[index], "\(Self.samples[index])")
        #expect(own == expected[index], "\(Self.samples[index])")
      }
    }
  }
}
