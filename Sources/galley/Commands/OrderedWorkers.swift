/// Threads that work on chunks at once and write what they make in the order of the chunks.
///
/// A bounded number of chunks is in flight, however many there are. What is made is written as soon
/// as all before it is.
final class OrderedWorkers: Sendable {
  fileprivate struct State {
    var waiting: [(place: Int, chunk: RecordChunk)] = []
    var made: [Int: ChunkAnswers] = [:]
    var submitted = 0
    var written = 0
    var isWriting = false
    var hasEnded = false
    var failure: Failure?

    /// How many bytes of what is written next are left out.
    var dropped: Int
  }

  private let count: Int
  private let work: @Sendable (RecordChunk) -> ChunkAnswers
  private let monitor: Monitor<State>

  /// Makes ready for work.
  ///
  /// - Parameters:
  ///   - count: The number of threads, at least 1.
  ///   - dropped: How many bytes to leave out at the very start of what is written.
  ///   - work: What is made of a chunk.
  init(
    count: Int,
    dropping dropped: Int,
    work: @escaping @Sendable (RecordChunk) -> ChunkAnswers
  ) {
    self.count = count
    monitor = Monitor(State(dropped: dropped))
    self.work = work
  }

  /// Works on every chunk.
  ///
  /// - Parameter next: Gives the next chunk, `nil` after the last.
  /// - Throws: What `next` throws, after all before it is written; what writing throws.
  func run(_ next: () throws(Failure) -> RecordChunk?) throws(Failure) {
    guard count > 1 else {
      while let chunk = try next() {
        let answers = work(chunk)
        try monitor.change { $0.withoutDropped(answers) }.write()
      }
      return
    }
    var threads: [Thread] = []
    defer {
      monitor.change { $0.hasEnded = true }
      for thread in threads { thread.join() }
    }
    var failure: Failure?
    do throws(Failure) {
      while let chunk = try next() {
        guard submit(chunk) else { break }
        // A thread is started only when there is more work than threads.
        if threads.count < count, isBusy(threads.count), let thread = Thread({ self.workOn() }) {
          threads.append(thread)
        }
        if threads.isEmpty { workOnce() }
      }
    } catch {
      failure = error
    }
    let writing = monitor.change(when: { $0.written == $0.submitted || $0.failure != nil }) {
      $0.failure
    }
    if let failure = writing ?? failure { throw failure }
  }
}

extension OrderedWorkers {
  /// Hands over a chunk when there is room; `false` if writing has failed.
  private func submit(_ chunk: RecordChunk) -> Bool {
    let limit = count * 3
    return monitor.change(when: { $0.submitted - $0.written < limit || $0.failure != nil }) {
      guard $0.failure == nil else { return false }
      $0.waiting.append((place: $0.submitted, chunk: chunk))
      $0.submitted += 1
      return true
    }
  }

  private func isBusy(_ threads: Int) -> Bool {
    monitor.change { $0.submitted - $0.written > threads }
  }

  private func workOn() {
    while workOnce() {}
  }

  /// Takes a chunk and works on it; `false` if there will be none.
  @discardableResult
  private func workOnce() -> Bool {
    let taken = monitor.change(when: { !$0.waiting.isEmpty || $0.hasEnded }) {
      $0.waiting.isEmpty ? nil : $0.waiting.removeFirst()
    }
    guard let (place, chunk) = taken else { return false }
    deliver(work(chunk), place)
    return true
  }

  /// Writes what is next, unless another thread is about to.
  private func deliver(_ answers: ChunkAnswers, _ place: Int) {
    var next = monitor.change { state -> ChunkAnswers? in
      state.made[place] = answers
      guard !state.isWriting, state.failure == nil else { return nil }
      state.isWriting = true
      return state.takeNext()
    }
    while let answers = next {
      let failure: Failure?
      do throws(Failure) {
        try answers.write()
        failure = nil
      } catch {
        failure = error
      }
      next = monitor.change { state -> ChunkAnswers? in
        state.written += 1
        if let failure {
          state.failure = failure
          state.waiting = []
          state.isWriting = false
          return nil
        }
        return state.takeNext()
      }
    }
  }
}

extension OrderedWorkers.State {
  /// What is to be written next; without it, the writing ends.
  fileprivate mutating func takeNext() -> ChunkAnswers? {
    guard let answers = made.removeValue(forKey: written) else {
      isWriting = false
      return nil
    }
    return withoutDropped(answers)
  }

  /// Answers without the bytes that are left out.
  fileprivate mutating func withoutDropped(_ answers: ChunkAnswers) -> ChunkAnswers {
    guard dropped > 0, !answers.bytes.isEmpty else { return answers }
    defer { dropped = 0 }
    var answers = answers
    answers.bytes.removeFirst(dropped)
    return answers
  }
}
