/// The room for a text, as it is given: `300x120`, `300xnone`.
struct BoxSize: Hashable, Sendable {
  /// The room for one line, in the unit of lengths; `nil` has no limit.
  let width: Double?

  /// The room for all lines, in the unit of lengths; `nil` has no limit.
  let height: Double?

  /// Reads a box; `nil` if the text is none.
  init?(parsing text: String) {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false)
    guard lengths.count == 2, let width = NumberText.length(String(lengths[0])),
      let height = NumberText.length(String(lengths[1]))
    else { return nil }
    self.width = width.double
    self.height = height.double
  }
}
