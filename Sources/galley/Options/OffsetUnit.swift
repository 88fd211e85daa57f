/// What the places of a text are counted in.
enum OffsetUnit: String, CaseIterable, Sendable {
  case scalar, utf8, utf16
}
