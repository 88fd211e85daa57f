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

  /// Answers.
  ///
  /// - Throws: `Failure` if there is no answer.
  static func run(_ settings: Settings) throws(Failure) -> ExitStatus
}

extension Command {
  static var discussion: [String] { [] }
}
