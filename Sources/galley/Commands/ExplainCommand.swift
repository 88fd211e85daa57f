/// Tells why the lines of one text are as they are.
enum ExplainCommand: Command {
  static let name = "explain"
  static let abstract = "Tells why the lines of a text end where they do, and what makes them high."
  static let examples = [
    "galley explain \"Einstellungen öffnen\" --width 120",
    "galley explain --file letter.txt --width 300 --format json",
  ]
  static let operand: (name: String, help: String)? = TextAnswer.operand
  static let options =
    Option.ofText.filter { ![.truncate, .ellipsis, .ink].contains($0) }
    + [.scale, .requireFit, .format, .file]

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    var settings = settings
    settings.showsExplanation = true
    return try TextAnswer.run(settings) { answer, style in answer.text(settings, style) }
  }
}
