/// Tells the lines of one text.
enum LinesCommand: Command {
  static let name = "lines"
  static let abstract = "Tells where the lines of a text break, and the measures of each."
  static let examples = [
    "galley lines \"Einstellungen öffnen\" --width 120",
    "galley lines --file letter.txt --font \"Noto Serif\" --size 12 --width 400",
    "galley lines - --width 300 --format csv < letter.txt",
  ]
  static let operand: (name: String, help: String)? = TextAnswer.operand
  static let options = Option.ofText + [.scale, .requireFit, .format, .value] + Option.ofOneText

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    try TextAnswer.run(settings) { answer, style in answer.lineTable(settings, style) }
  }
}
