/// Answers by their questions, in the order in which the questions were asked first.
///
/// A few are looked through, as that is faster than hashing; of many there is a table.
struct AnswerList<Question: Hashable, Answer> {
  private var entries: [(question: Question, answer: Answer)] = []
  private var places: [Question: Int] = [:]

  /// How many are looked through.
  private static var limit: Int { 12 }

  /// The questions, each once.
  var questions: [Question] { entries.map(\.question) }

  /// How many questions there are.
  var count: Int { entries.count }

  /// All questions with their answers.
  var all: [(question: Question, answer: Answer)] { entries }

  /// The answer to a question; `nil` if it was not asked.
  ///
  /// An answer is never taken back.
  ///
  /// - Complexity: O(1).
  subscript(question: Question) -> Answer? {
    get { place(of: question).map { entries[$0].answer } }
    set {
      guard let newValue else { return }
      if let place = place(of: question) {
        entries[place].answer = newValue
        return
      }
      entries.append((question, newValue))
      if entries.count == Self.limit + 1 {
        for (place, entry) in entries.enumerated() { places[entry.question] = place }
      } else if entries.count > Self.limit {
        places[question] = entries.count - 1
      }
    }
  }

  /// Forgets all, but not the room that they took.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
  }

  private func place(of question: Question) -> Int? {
    guard entries.count <= Self.limit else { return places[question] }
    return entries.firstIndex { $0.question == question }
  }
}
