internal import TextMeasurement
internal import Typography

/// Finds the size of the font that fits a box, or the width that fits lines or a height.
enum FitCommand: Command {
  static let name = "fit"
  static let abstract = "Finds the largest size that fits a box, or the narrowest width for lines."
  static let examples = [
    "galley fit \"Conspiracy of small mice\" --box 300x120 --max-lines 2 --min-size 10",
    "galley fit \"Einstellungen öffnen\" --lines 2",
    "galley fit \"12,345.67 EUR\" --box 80xnone --max-lines 1 --value size",
  ]
  static let operand: (name: String, help: String)? = TextAnswer.operand
  static let options =
    [.box, .maxLines, .minSize, .maxSize, .step, .lines, .height]
    + Option.ofShape + [
      .wrap, .breakWords, .ink, .scale, .format, .value, .file, .dump,
    ]
  static let wordings: [Option: String] = [
    .height: "Find the narrowest width for this height.",
    .dump: "Print the layout as a tree of paragraphs, lines and runs.",
  ]
  static let discussion = [
    "  One of --box, --lines and --height is asked. Words stay whole, unless --break-words is given.",
    "  With --box the size found fits and the next one does not; --size does not matter. If nothing",
    "  fits, the answer is that of the smallest size or of no width, and the exit status is 1.",
  ]

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    var settings = settings
    settings.request.options.paragraphStyle.lineBreakMode =
      settings.breaksWords ? .byWords : .byWholeWords
    let answer = try answer(&settings)
    TextAnswer.complain(about: answer, settings)
    try StandardOutput.write(
      TextAnswer.printed(answer, settings) { answer, style in
        answer.soughtText(settings, style) + answer.text(settings, style)
      }
    )
    return TextAnswer.status(of: answer, settings)
  }

  private static func answer(_ settings: inout Settings) throws(Failure) -> Answer {
    let question = try FitQuestion(settings)
    let source = try TextSource(&settings)
    do throws(FontError) {
      let found = try FontFinder(settings).font(for: settings.request.font)
      return question.answer(source, settings.request, found)
    } catch {
      throw Failure(error)
    }
  }
}
