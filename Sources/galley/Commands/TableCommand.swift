/// Tells the heights of one text at all widths.
enum TableCommand: Command {
  static let name = "table"
  static let abstract = "Tells how high a text is at every width."
  static let examples = [
    "galley table \"Einstellungen öffnen\"",
    "galley table --file letter.txt --font \"Noto Serif\" --size 12 --format csv",
    "galley table \"Einstellungen öffnen\" --from 40 --format json",
  ]
  static let operand: (name: String, help: String)? = TextAnswer.operand
  static let options = Option.ofShape + [.noBreakWords, .from, .scale, .format, .file]
  static let discussion = [
    "  A row holds from its width on up to the next row's; the last one up to infinity."
  ]

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    var settings = settings
    let answer = try TextAnswer.measured(&settings)
    TextAnswer.complain(about: answer, settings)
    let report = HeightReport(answer, from: settings.lowestWidth)
    switch settings.format ?? .text {
    case .text: try StandardOutput.write(report.text(settings, Style(settings.color, 1)))
    case .json, .jsonl: try StandardOutput.write(report.json())
    case .csv: try StandardOutput.write(report.rows(.comma))
    case .tsv: try StandardOutput.write(report.rows(.tab))
    }
    return .fine
  }
}
