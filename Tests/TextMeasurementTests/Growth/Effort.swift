import Foundation
import TextMeasurement

/// The seconds of processor time that measuring a text takes, step by step.
struct Effort {
  /// Preparing the text.
  var preparing = 0.0

  /// Asking for the height at a narrow and a wide width.
  var heights = 0.0

  /// Asking for the lines at both.
  var lines = 0.0

  /// The widths, narrower than some words and wider than most.
  static let widths = [33.3, 100]

  /// All steps.
  var total: Double { preparing + heights + lines }

  /// Measures a text.
  init(of string: String, font: Font = .system(size: 12)) {
    var begin = Self.processorTime()
    func lap() -> Double {
      let end = Self.processorTime()
      defer { begin = end }
      return end - begin
    }
    let text = PreparedText(string, font: font)
    preparing = lap()
    var checked = 0.0
    for width in Self.widths { checked += text.height(forWidth: width) }
    heights = lap()
    for width in Self.widths {
      for line in text.lines(forWidth: width) { checked -= line.lineHeight }
    }
    lines = lap()
    precondition(abs(checked) < 1, "heights differ from lines")
  }

  /// The seconds of processor time that something takes.
  static func seconds(_ body: () -> Void) -> Double {
    let begin = processorTime()
    body()
    return processorTime() - begin
  }

  /// What this thread has used of the processor, in seconds; other threads and programs do not
  /// count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
