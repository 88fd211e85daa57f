/// Measures one text.
enum MeasureCommand: Command {
  static let name = "measure"
  static let abstract = "Measures a text: its size, its lines, the fonts it took."
  static let examples = [
    "galley \"Einstellungen öffnen\" --font Inter --size 17 --width 120",
    "galley measure --file notes.txt --width 300 --format json",
    "galley \"12,345.67 EUR\" --size 10 --value width",
  ]
  static let operand: (name: String, help: String)? = TextAnswer.operand
  static let options = Option.ofText + [.scale, .requireFit, .format, .value] + Option.ofOneText

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    try TextAnswer.run(settings) { answer, style in answer.text(settings, style) }
  }
}
