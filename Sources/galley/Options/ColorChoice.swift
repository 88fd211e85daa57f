/// Whether what is printed for people is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether what goes to a descriptor is coloured.
  ///
  /// Without a choice: on a terminal that can, unless `NO_COLOR` is set to anything.
  func colors(_ descriptor: Int32) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Process.environment("NO_COLOR", or: "").isEmpty
        && Process.environment("TERM", or: "dumb") != "dumb" && Process.isTerminal(descriptor)
    }
  }
}
