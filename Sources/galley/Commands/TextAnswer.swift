internal import TextMeasurement
internal import Typography

/// What the commands about one text share: they read it, measure it and print the answer.
enum TextAnswer {
  /// How the text is given.
  static let operand = (
    name: "<text>",
    help: "The text, or - for standard input. Text that begins with - is given after --."
  )

  /// Answers about the one text.
  ///
  /// - Parameters:
  ///   - settings: What is asked.
  ///   - text: The answer for people.
  /// - Returns: How the command ends.
  /// - Throws: `Failure` if the text or its font cannot be found, or the answer not be written.
  static func run(
    _ settings: Settings,
    _ text: (Answer, Style) -> String
  ) throws(Failure) -> ExitStatus {
    try settings.checkTruncation()
    var settings = settings
    let answer = try measured(&settings)
    complain(about: answer, settings)
    try StandardOutput.write(printed(answer, settings, text))
    return settings.requiresFit ? status(of: answer, settings) : .fine
  }

  /// How a command ends whose text must fit.
  ///
  /// - Parameters:
  ///   - answer: The answer, which was printed.
  ///   - settings: How it was printed. By how much the text does not fit is told on standard error
  ///     where that does not tell it.
  /// - Returns: Whether the text fits.
  static func status(of answer: Answer, _ settings: Settings) -> ExitStatus {
    let lengths = LengthText(settings.scale, answer.request.lengthUnit)
    guard let complaint = answer.fitComplaint(lengths) else { return .fine }
    if !settings.tellsFit { StandardOutput.complain(complaint + "\n") }
    return .doesNotFit
  }

  /// Reads the text and measures it.
  ///
  /// - Parameter settings: What is asked; whether a final newline counts is set as reading the text
  ///   demands.
  /// - Returns: The answer.
  /// - Throws: As ``run(_:_:)``.
  static func measured(_ settings: inout Settings) throws(Failure) -> Answer {
    let source = try TextSource(&settings)
    do throws(FontError) {
      return try Answer(
        source.text,
        settings.request,
        isRepaired: source.isRepaired,
        FontFinder(settings)
      )
    } catch {
      throw Failure(error)
    }
  }

  /// The answer as it is printed.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - settings: How it is printed.
  ///   - text: The answer for people.
  /// - Returns: Bytes for standard output.
  static func printed(
    _ answer: Answer,
    _ settings: Settings,
    _ text: (Answer, Style) -> String
  ) -> [UInt8] {
    var out = OutputBuffer()
    if let value = settings.value {
      out.append(answer.number(value))
      out.append(byte: 0x0A)
      return out.bytes
    }
    if settings.showsDump {
      out.append(answer.limited?.dump() ?? answer.text.dump(forWidth: answer.width))
      out.append(byte: 0x0A)
      return out.bytes
    }
    switch settings.format ?? .text {
    case .text where settings.showsExplanation:
      out.append(answer.explanation(settings, Style(settings.color, 1)))
    case .text: out.append(text(answer, Style(settings.color, 1)))
    case .json where settings.showsExplanation, .jsonl where settings.showsExplanation:
      answer.appendExplanationJSON(to: &out)
      out.append(byte: 0x0A)
    case .json, .jsonl:
      answer.appendJSON(to: &out)
      out.append(byte: 0x0A)
    case .csv, .tsv:
      let writer = RowWriter(settings.format == .csv ? .comma : .tab)
      writer.append(Answer.lineColumns, to: &out)
      for row in answer.lineRows() { writer.append(row, to: &out) }
    }
    return out.bytes
  }

  /// Tells on standard error what was odd about the question.
  static func complain(about answer: Answer, _ settings: Settings) {
    var messages = answer.warnings.map(\.message)
    if settings.value != nil {
      messages += answer.missingPhrases
    }
    let label = Style(settings.color, 2).warning("Warning:")
    StandardOutput.complain(messages.map { "\(label) \($0)\n" }.joined())
  }
}
