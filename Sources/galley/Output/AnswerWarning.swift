/// Something odd about a question, which was answered all the same.
struct AnswerWarning: Sendable {
  /// A short name that programs can tell the cases apart by.
  let code: String

  /// One line for people.
  let message: String
}
