internal import Typography

/// Why the command gives no answer.
enum Failure: Error {
  /// The arguments make no sense. `option` is the one to explain, if the cause is one.
  case usage(String, option: Option?)

  /// What was read is damaged.
  case badData(String)

  /// A file or a font is not there. `hint` is what can be done about it, if that is known.
  case notFound(String, hint: String? = nil)

  /// The answer cannot be written.
  case ownFault(String)

  /// Nobody reads the answer any more, which is no reason to complain.
  case closedPipe

  /// What a font's error means for the command.
  init(_ error: FontError) {
    switch error {
    case .empty, .tooLarge, .unrecognized, .damaged: self = .badData(error.description)
    default: self = .notFound(error.description, hint: Self.hint(about: error))
    }
  }

  /// What can be done about a font that is not there; `nil` if the error says all.
  private static func hint(about error: FontError) -> String? {
    switch error {
    case .unknownFamily:
      "'galley fonts' lists the families; --font-dir and --system-fonts add others"
    case .unreadable(let file, Process.folderReason):
      "--font-dir '\(file)' adds the fonts of the folder, which --font then takes by family"
    default: nil
    }
  }

  /// One line for people.
  var message: String {
    switch self {
    case .usage(let message, _), .badData(let message), .notFound(let message, _),
      .ownFault(let message):
      message
    case .closedPipe: "nobody reads the answer"
    }
  }

  /// How the command ends.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .badData: .badData
    case .notFound: .notFound
    case .ownFault: .ownFault
    case .closedPipe: .fine
    }
  }
}
