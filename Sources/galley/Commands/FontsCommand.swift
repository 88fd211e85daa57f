internal import Typography

/// Tells which fonts can be asked for.
enum FontsCommand: Command {
  static let name = "fonts"
  static let abstract = "Lists the families that can be asked for, with their weights and files."
  static let examples = [
    "galley fonts",
    "galley fonts --font-dir Brand/Fonts",
    "galley fonts --system-fonts --format json",
  ]
  static let operand: (name: String, help: String)? = nil
  static let options: [Option] = [.fontDir, .systemFonts, .format]

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    guard settings.operands.isEmpty else {
      throw .usage("Unexpected argument '\(settings.operands[0])'", option: nil)
    }
    let library: FontLibrary
    do throws(FontError) {
      library = try FontFinder(settings).library
    } catch {
      throw Failure(error)
    }
    let list = FontList(library)
    switch settings.format ?? .text {
    case .text: try StandardOutput.write(list.text())
    case .json, .jsonl: try StandardOutput.write(list.json())
    case .csv: try StandardOutput.write(list.rows(.comma))
    case .tsv: try StandardOutput.write(list.rows(.tab))
    }
    return .fine
  }
}
