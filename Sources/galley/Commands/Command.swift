/// A command that people give after `galley`.
protocol Command: SendableMetatype {
  /// The name.
  static var name: String { get }

  /// What the command does, in one line.
  static var abstract: String { get }

  /// Three ways to use the command.
  static var examples: [String] { get }

  /// What is given beside options, and what it means; empty if nothing is.
  static var operand: (name: String, help: String)? { get }

  /// What else people need to know, in lines for the end of the help.
  static var discussion: [String] { get }

  /// The options that the command takes, in the order of the help.
  static var options: [Option] { get }

  /// The forms that an answer can have.
  static var formats: [OutputFormat] { get }

  /// The form that an answer has where none is asked for.
  static var defaultFormat: OutputFormat { get }

  /// What options do that do something else than in most commands.
  static var wordings: [Option: String] { get }

  /// Answers.
  ///
  /// - Throws: `Failure` if there is no answer.
  static func run(_ settings: Settings) throws(Failure) -> ExitStatus
}

extension Command {
  static var discussion: [String] { [] }
  static var formats: [OutputFormat] { OutputFormat.allCases }
  static var defaultFormat: OutputFormat { .text }
  static var wordings: [Option: String] { [:] }

  /// What an option of the command does, for people.
  static func help(of option: Option) -> String {
    guard option == .format else { return wordings[option] ?? option.help }
    return option.help + " It is \(Option.alternatives(formats.map(\.rawValue))). "
      + "(default: \(defaultFormat.rawValue))"
  }
}
