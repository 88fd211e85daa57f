/// Text made of bytes that may be no valid UTF-8.
struct RepairedText: Sendable {
  /// The text; what was no UTF-8, and every U+0000, is U+FFFD.
  let text: String

  /// Whether anything was replaced.
  let isRepaired: Bool

  /// Makes text of bytes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) {
      self.text = text
      isRepaired = false
    } else {
      let decoded = String(decoding: bytes, as: UTF8.self)
      text = String(
        String.UnicodeScalarView(decoded.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 })
      )
      isRepaired = true
    }
  }

  /// What is said of repaired text.
  static let warning = AnswerWarning(
    code: "repaired-text",
    message: "bytes that are no UTF-8 text were replaced by U+FFFD"
  )
}
