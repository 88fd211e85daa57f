/// The one number that an answer is cut down to.
enum OutputValue: String, CaseIterable, Sendable {
  case width, height, lines, size
}
