internal import Synchronization

/// What happened to the records of `batch`; shared by threads.
final class BatchTally: Sendable {
  private struct Counts {
    var records = 0
    var failures = 0
    var firstFailure = Int.max
    var overflows = 0
    var firstOverflow = Int.max
    var repaired = 0
  }

  private let counts = Mutex(Counts())

  /// The number of records.
  var records: Int { counts.withLock(\.records) }

  /// The number of records without an answer.
  var failures: Int { counts.withLock(\.failures) }

  /// The line of the first record without an answer, from 1.
  var firstFailure: Int { counts.withLock(\.firstFailure) }

  /// The number of texts that do not fit.
  var overflows: Int { counts.withLock(\.overflows) }

  /// The line of the first text that does not fit, from 1.
  var firstOverflow: Int { counts.withLock(\.firstOverflow) }

  /// The number of texts that were repaired.
  var repaired: Int { counts.withLock(\.repaired) }

  /// Counts a record with an answer.
  func add(_ answer: Answer, line: Int) {
    let (fits, isRepaired) = (answer.fits, answer.isRepaired)
    counts.withLock { counts in
      counts.records += 1
      if !fits {
        counts.overflows += 1
        counts.firstOverflow = min(counts.firstOverflow, line)
      }
      if isRepaired { counts.repaired += 1 }
    }
  }

  /// Counts a record without an answer.
  func addFailure(line: Int) {
    counts.withLock { counts in
      counts.records += 1
      counts.failures += 1
      counts.firstFailure = min(counts.firstFailure, line)
    }
  }
}
