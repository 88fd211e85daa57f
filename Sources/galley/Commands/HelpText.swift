/// Help, as `--help` prints it.
enum HelpText {
  /// The help of the whole program: what it does, its default command, the others.
  static func overview() -> String {
    let command = MeasureCommand.self
    var lines = [
      "OVERVIEW: Measures text: how wide it is, how high at a width, where its lines break.", "",
    ]
    lines += [
      "  galley \"Einstellungen öffnen\" --width 120",
      "  galley lines --file letter.txt --font \"Noto Serif\" --size 12 --width 400",
      "  galley batch labels.jsonl --width 120 > sizes.jsonl",
    ]
    lines += ["", "USAGE: galley <text> [<options>]", "       galley <subcommand> [<options>]"]
    lines += section("ARGUMENTS:", command.operand.map { [$0] } ?? [])
    lines += optionSections(of: command)
    lines += section(
      "SUBCOMMANDS:",
      CommandLineTool.commands.map {
        ($0.name + ($0 == command ? " (default)" : ""), $0.abstract)
      }
    )
    lines += ["", "  See 'galley help <subcommand>' for detailed help."]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The help of a command.
  static func text(of command: any Command.Type) -> String {
    var lines = ["OVERVIEW: \(command.abstract)", ""]
    lines += command.examples.map { "  " + $0 }
    lines += ["", "USAGE: \(usage(of: command))"]
    if let operand = command.operand {
      lines += section("ARGUMENTS:", [(operand.name, operand.help)])
    }
    lines += optionSections(of: command)
    if !command.discussion.isEmpty {
      lines += [""] + command.discussion
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How a command is given; without one, how the program is.
  static func usage(of command: (any Command.Type)?) -> String {
    guard let command else { return "galley <text> [<options>]" }
    return "galley \(command.name)" + (command.operand.map { " " + $0.name } ?? "")
      + " [<options>]"
  }

  private static func optionSections(of command: any Command.Type) -> [String] {
    section(
      "OPTIONS:",
      (command.options + [.color, .version, .help]).map { ($0.usage, command.help(of: $0)) }
    )
  }

  /// Where explanations begin.
  private static let indent = 26

  /// Where lines end at the latest.
  private static let width = 90

  private static func section(
    _ title: String,
    _ entries: [(name: String, help: String)]
  ) -> [String] {
    var lines = ["", title]
    for entry in entries {
      let help = wrapped(entry.help)
      let name = "  " + entry.name
      if name.count + 1 < indent {
        lines.append(name + String(repeating: " ", count: indent - name.count) + help[0])
        lines += help.dropFirst().map { String(repeating: " ", count: indent) + $0 }
      } else {
        lines.append(name)
        lines += help.map { String(repeating: " ", count: indent) + $0 }
      }
    }
    return lines
  }

  /// Text in lines that stand beside the names of options.
  static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + word.count + 1 <= width - indent {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
