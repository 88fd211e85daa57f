internal import Typography

/// Why the command gives no answer.
enum Failure: Error {
  /// The arguments make no sense. `option` is the one to explain, if the cause is one.
  case usage(String, option: Option?)

  /// What was read is damaged.
  case badData(String)

  /// A file or a font is not there.
  case notFound(String)

  /// The answer cannot be written.
  case ownFault(String)

  /// Nobody reads the answer any more, which is no reason to complain.
  case closedPipe

  /// What a font's error means for the command.
  init(_ error: FontError) {
    switch error {
    case .empty, .tooLarge, .unrecognized, .damaged: self = .badData(error.description)
    default: self = .notFound(error.description)
    }
  }

  /// One line for people.
  var message: String {
    switch self {
    case .usage(let message, _), .badData(let message), .notFound(let message),
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
