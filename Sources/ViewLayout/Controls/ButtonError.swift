/// Why a button cannot be pressed.
public enum ButtonError: Error, Hashable, Sendable {
  /// No button that is shown has a label; those that there are.
  case notFound(String, among: [String])

  /// The button with a label is disabled.
  case isDisabled(String)
}

extension ButtonError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notFound(let label, let labels):
      labels.isEmpty
        ? "no button is labelled '\(label)': there are no buttons"
        : "no button is labelled '\(label)': there are "
          + labels.map { "'\($0)'" }.joined(separator: ", ")
    case .isDisabled(let label): "the button '\(label)' is disabled"
    }
  }
}
