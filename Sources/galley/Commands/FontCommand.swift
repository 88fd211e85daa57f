internal import Typography

/// Tells about one font.
enum FontCommand: Command {
  static let name = "font"
  static let abstract = "Tells the metrics of a font: the three sets, and which is used."
  static let examples = [
    "galley font Inter",
    "galley font \"Noto Serif\" --weight 700 --italic",
    "galley font Brand.ttc:1 --format json",
  ]
  static let operand: (name: String, help: String)? = (
    "<font>", "A family, a font file, or file:INDEX for a face of a collection."
  )
  static let options: [Option] = [
    .size, .weight, .italic, .variation, .fontDir, .systemFonts, .format,
  ]
  static let formats: [OutputFormat] = [.text, .json, .jsonl]

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    guard let name = settings.operands.first else {
      throw .usage("Missing expected argument '<font>'", option: nil)
    }
    guard settings.operands.count == 1 else {
      throw .usage("One font is expected, not \(settings.operands.count)", option: nil)
    }
    var settings = settings
    settings.request.font.name = name
    let report = try report(settings)
    switch settings.format ?? .text {
    case .json, .jsonl: try StandardOutput.write(report.json())
    default: try StandardOutput.write(report.text(Style(settings.color, 1)))
    }
    return .fine
  }

  private static func report(_ settings: Settings) throws(Failure) -> FontReport {
    do throws(FontError) {
      let found = try FontFinder(settings).font(for: settings.request.font)
      return FontReport(found, settings.request.font)
    } catch {
      throw Failure(error)
    }
  }
}
