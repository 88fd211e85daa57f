/// The command `galley`: finds out which command is meant, runs it, and explains what went wrong.
enum CommandLineTool {
  /// The commands, in the order of the help; the first is meant where none is named.
  static let commands: [any Command.Type] = [
    MeasureCommand.self, LinesCommand.self, FitCommand.self, TableCommand.self,
    ExplainCommand.self,
    BatchCommand.self, LayoutCommand.self, FontCommand.self, FontsCommand.self,
  ]

  /// Words that are kept for commands, so that a text that equals one is always given after `--`.
  private static let reservedNames: Set<String> = [
    "check", "proof", "columns", "compare", "serve", "completions",
  ]

  /// A command by its name.
  static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  /// Runs what the arguments ask for.
  ///
  /// - Parameter arguments: The arguments after the name of the program.
  /// - Returns: How the program ends.
  static func run(_ arguments: [String]) -> ExitStatus {
    Process.ignoreClosedPipes()
    let first = arguments.first ?? ""
    do throws(Failure) {
      if first == "help" { return try explain(Array(arguments.dropFirst())) }
      guard !reservedNames.contains(first) else { throw unknownCommand(first) }
    } catch {
      return complain(of: error, in: nil, ColorChoice.auto)
    }
    if let command = command(named: first) {
      return run(command, Array(arguments.dropFirst())) { HelpText.text(of: command) }
    }
    return run(MeasureCommand.self, arguments, help: HelpText.overview)
  }

  private static func run(
    _ command: any Command.Type,
    _ arguments: [String],
    help: () -> String
  ) -> ExitStatus {
    var color = ColorChoice.auto
    do throws(Failure) {
      let settings = try Settings(arguments, for: command)
      color = settings.color
      switch settings.question {
      case .help:
        try StandardOutput.write(help())
        return .fine
      case .version:
        try StandardOutput.write(Version.text)
        return .fine
      case nil:
        try settings.check()
        return try command.run(PatternFile.read(for: settings))
      }
    } catch {
      return complain(of: error, in: command, color)
    }
  }

  /// Answers `galley help` and `galley help COMMAND`.
  private static func explain(_ names: [String]) throws(Failure) -> ExitStatus {
    guard let name = names.first else {
      try StandardOutput.write(HelpText.overview())
      return .fine
    }
    guard let command = command(named: name) else {
      let hint = NearestName.question(for: name, among: commands.map { $0.name })
      let names = commands.map { $0.name }.joined(separator: ", ")
      throw .usage("Unknown command '\(name)'.\(hint) The commands are \(names)", option: nil)
    }
    try StandardOutput.write(HelpText.text(of: command))
    return .fine
  }

  private static func unknownCommand(_ name: String) -> Failure {
    let hint = NearestName.question(for: name, among: commands.map { $0.name })
    return .usage(
      "Unknown command '\(name)'.\(hint) A text that equals it is given after '--'.",
      option: nil
    )
  }

  private static func complain(
    of failure: Failure,
    in command: (any Command.Type)?,
    _ color: ColorChoice
  ) -> ExitStatus {
    if case .closedPipe = failure { return failure.status }
    let style = Style(color, 2)
    var text = style.error("Error:") + " \(failure.message)\n"
    if case .notFound(_, let hint?) = failure { text += "Help:  \(hint)\n" }
    if case .usage(_, let option) = failure {
      if let option {
        text += "Help:  \(option.usage)  \(command?.help(of: option) ?? option.help)\n"
      }
      text += "Usage: \(HelpText.usage(of: command))\n"
      let name = command.map { $0.name + " " } ?? ""
      text += "  See 'galley \(name)--help' for more information.\n"
    }
    StandardOutput.complain(text)
    return failure.status
  }
}
