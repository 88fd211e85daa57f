/// How what people read is coloured.
struct Style {
  private let isOn: Bool

  /// The style for a descriptor.
  init(_ choice: ColorChoice, _ descriptor: Int32) {
    isOn = choice.colors(descriptor)
  }

  /// Text in bold.
  func bold(_ text: String) -> String { colored(text, "1") }

  /// Text in the colour of errors.
  func error(_ text: String) -> String { colored(text, "1;31") }

  /// Text in the colour of warnings.
  func warning(_ text: String) -> String { colored(text, "1;33") }

  /// Text that matters less.
  func dim(_ text: String) -> String { colored(text, "2") }

  private func colored(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
