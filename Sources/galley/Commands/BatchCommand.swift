internal import Typography

/// Measures many texts.
enum BatchCommand: Command {
  static let name = "batch"
  static let abstract = "Measures many texts: one in, one answer out, in order."
  static let examples = [
    "galley batch labels.jsonl --width 120 > sizes.jsonl",
    "printf '%s\\n' Open Save | galley batch --size 13 --value width",
    "galley batch strings.csv --format csv --jobs 4",
  ]
  static let operand: (name: String, help: String)? = (
    "[<file>]", "The file to read, or - for standard input. (default: -)"
  )
  static let options =
    Option.ofText + [.scale, .requireFit, .format, .value, .input, .jobs]
  static let defaultFormat = OutputFormat.jsonl
  static let discussion =
    [
      "INPUT:",
      "  jsonl                   A JSON object a line. Its keys: id, which is given back, text, and",
    ]
    + keys.map { "                          " + $0 }
    + [
      "                          A key that is not given is as the options say; one that is given",
      "                          twice is an error. \"fallback\": [] means the named font alone.",
      "  csv, tsv                The same keys in a header; cells that hold several values have ;",
      "                          between them.",
      "  lines                   A text a line.",
      "",
      "  A line that cannot be read is answered by its number and an error; the others are answered",
      "  all the same, and the exit status is 65.",
      "",
      "  With --value and with --format text warnings, and characters that no font has, go to",
      "  standard error with the number of their line; the other forms have them in the answer.",
    ]

  /// The keys of a record beside `id` and `text`, in lines.
  private static let keys = HelpText.wrapped(
    Parameter.allCases.map(\.rawValue).joined(separator: ", ")
      + ". \"insets\" are [top,left,bottom,right] or \"T,L,B,R\"."
  )

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    guard settings.operands.count <= 1 else {
      throw .usage("One file is expected, not \(settings.operands.count)", option: nil)
    }
    let finder: FontFinder
    do throws(FontError) {
      finder = try FontFinder(settings)
      _ = try finder.font(for: settings.request.font)
    } catch {
      throw Failure(error)
    }
    var input = try BatchInput(settings.operands.first ?? "-", settings)
    let tally = BatchTally()
    let printer = BatchPrinter(settings, input.parser, finder, tally)
    try StandardOutput.write(printer.opening)
    let workers = OrderedWorkers(
      count: settings.jobs ?? Process.processorCount,
      dropping: printer.separatorLength,
      work: printer.answers
    )
    try workers.run { () throws(Failure) in try input.next() }
    try StandardOutput.write(printer.closing)
    return end(tally, settings)
  }

  /// Says on standard error how many records failed, and how many texts do not fit that must.
  private static func end(_ tally: BatchTally, _ settings: Settings) -> ExitStatus {
    let style = Style(settings.color, 2)
    if tally.repaired > 0, !settings.tellsWarningsApart {
      StandardOutput.complain(
        "\(style.warning("Warning:")) \(RepairedText.warning.message) in \(tally.repaired) of "
          + "\(tally.records) texts\n"
      )
    }
    if settings.requiresFit, tally.overflows > 0 {
      StandardOutput.complain(
        "\(tally.overflows) of \(tally.records) texts do not fit; "
          + "the first is on line \(tally.firstOverflow)\n"
      )
    }
    if tally.failures > 0 {
      StandardOutput.complain(
        "\(style.error("Error:")) \(tally.failures) of \(tally.records) texts have no answer; "
          + "the first is on line \(tally.firstFailure)\n"
      )
      return .badData
    }
    return settings.requiresFit && tally.overflows > 0 ? .doesNotFit : .fine
  }
}
