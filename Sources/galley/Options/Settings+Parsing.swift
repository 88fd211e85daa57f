extension Settings {
  /// Reads the arguments of a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - command: The command.
  /// - Throws: `Failure.usage` for the first argument that makes no sense.
  init(_ arguments: [String], for command: any Command.Type) throws(Failure) {
    let options = command.options + [.color, .version, .help]
    let scanner: OptionScanner
    do {
      scanner = try OptionScanner(arguments, options.map(\.scannerSpelling))
    } catch {
      throw Self.failure(error, options)
    }
    var lists: [(parameter: Parameter, option: Option, values: [JSONValue])] = []
    for found in scanner.options {
      let option = options[found.index]
      guard let parameter = option.parameter, [.variation, .feature, .fallback].contains(parameter)
      else {
        try set(option, to: found.argument ?? "", command)
        continue
      }
      let values = found.argument.map { [JSONValue.string($0)] } ?? []
      if let place = lists.firstIndex(where: { $0.parameter == parameter }) {
        guard lists[place].option == option else {
          throw .usage(
            "'\(lists[place].option.spelling)' and '\(option.spelling)' exclude each other",
            option: nil
          )
        }
        lists[place].values += values
      } else {
        lists.append((parameter, option, values))
      }
    }
    for list in lists where !request.set(list.parameter, to: .array(list.values)) {
      var trial = MeasuringRequest()
      let wrong = list.values.first { !trial.set(list.parameter, to: $0) }
      let typed = (wrong.flatMap(\.strings) ?? []).joined()
      throw Self.invalid(typed, for: list.option)
    }
    operands = scanner.operands
  }

  private mutating func set(
    _ option: Option,
    to text: String,
    _ command: any Command.Type
  ) throws(Failure) {
    if command == LayoutCommand.self, option == .width || option == .height {
      return try setProposal(option, to: text)
    }
    if let parameter = option.parameter {
      let value: JSONValue? =
        option.placeholder == nil
        ? .boolean(option != .noBreakWords) : parameter.value(parsing: text)
      guard let value, request.set(parameter, to: value) else {
        throw Self.invalid(text, for: option)
      }
      return
    }
    switch option {
    case .hyphenationPatterns: patternFile = text
    case .fontDir: fontDirectories.append(text)
    case .systemFonts: usesSystemFonts = true
    case .from: lowestWidth = try Self.number(text, for: option, in: 0...Double.infinity)
    case .box:
      guard let box = BoxSize(parsing: text) else { throw Self.invalid(text, for: option) }
      self.box = box
    case .lines: lines = try Self.count(text, for: option)
    case .minSize: minimumSize = try Self.number(text, for: option, in: Self.sizes)
    case .maxSize: maximumSize = try Self.number(text, for: option, in: Self.sizes)
    case .step: sizeStep = try Self.number(text, for: option, in: 1 / 65_536...100_000)
    case .breakWords: breaksWords = true
    case .scale:
      scale = try Self.number(text, for: option, in: 0.001...1_000_000)
    case .requireFit: requiresFit = true
    case .trace: tracesLayout = true
    case .lint: lintsLayout = true
    case .explainView: explainedView = text
    case .sweep: sweptWidths = try Self.widths(text, for: option)
    case .svg: drawingFile = text
    case .format:
      guard let format = command.formats.first(where: { $0.rawValue == text }) else {
        let words = Option.alternatives(command.formats.map(\.rawValue))
        throw Self.invalid(text, for: option, expecting: words)
      }
      self.format = format
    case .value: value = try Self.word(text, for: option)
    case .dump: showsDump = true
    case .explain: showsExplanation = true
    case .escapes: readsEscapes = true
    case .file: file = text
    case .input: input = try Self.word(text, for: option)
    case .jobs: jobs = try Self.count(text, for: option, through: 1024)
    case .color: color = try Self.word(text, for: option)
    case .version: question = question ?? .version
    case .help: question = question ?? .help
    default: break
    }
  }

  /// Sets a length that views are offered, for which infinity is another question than none.
  private mutating func setProposal(_ option: Option, to text: String) throws(Failure) {
    let length: Double?
    switch text {
    case "none": length = nil
    case "inf", "infinity": length = .infinity
    default:
      guard let number = NumberText.double(text), number >= 0 else {
        throw Self.invalid(text, for: option, expecting: "a number, at least 0, inf or none")
      }
      length = number
    }
    if option == .width { proposedWidth = length } else { proposedHeight = length }
  }

  /// The most widths of a sweep.
  private static let widthLimit = 1e6

  private static func widths(
    _ text: String,
    for option: Option
  ) throws(Failure) -> ClosedRange<Double> {
    guard let dots = text.firstRange(of: "..."),
      let lower = NumberText.double(String(text[..<dots.lowerBound])),
      let upper = NumberText.double(String(text[dots.upperBound...])),
      lower >= 0, lower <= upper, upper - lower <= widthLimit
    else { throw invalid(text, for: option) }
    return lower...upper
  }

  private static func word<Word: RawRepresentable<String>>(
    _ text: String,
    for option: Option
  ) throws(Failure) -> Word {
    guard let word = Word(rawValue: text) else { throw invalid(text, for: option) }
    return word
  }

  /// The sizes that a font can have, in points.
  private static let sizes = Double.leastNonzeroMagnitude...100_000

  private static func number(
    _ text: String,
    for option: Option,
    in range: ClosedRange<Double>
  ) throws(Failure) -> Double {
    guard let number = NumberText.double(text), range.contains(number) else {
      throw invalid(text, for: option)
    }
    return number
  }

  private static func count(
    _ text: String,
    for option: Option,
    through limit: Int = .max
  ) throws(Failure) -> Int {
    guard let number = Int(text), number >= 1, number <= limit else {
      throw invalid(text, for: option)
    }
    return number
  }

  /// The failure of an option with an argument that it cannot have.
  ///
  /// - Parameters:
  ///   - text: The argument.
  ///   - option: The option.
  ///   - expectation: What the argument must be; `nil` for what it must be in every command.
  /// - Returns: The failure.
  private static func invalid(
    _ text: String,
    for option: Option,
    expecting expectation: String? = nil
  ) -> Failure {
    let end = (expectation ?? option.expectation).map { "; it must be \($0)" } ?? ""
    return .usage(
      "The value '\(text)' is invalid for '\(option.usage)'\(end)",
      option: option
    )
  }

  private static func failure(_ error: OptionScanner.Failure, _ options: [Option]) -> Failure {
    switch error {
    case .unknown(let name):
      let hint =
        name.hasPrefix("--")
        ? NearestName.question(for: name, among: options.map(\.spelling))
        : " Text that begins with '-' is given after '--'."
      return .usage("Unknown option '\(name)'.\(hint)", option: nil)
    case .missingArgument(let index):
      return .usage("Missing value for '\(options[index].usage)'", option: options[index])
    case .unexpectedArgument(let index):
      return .usage(
        "The option '\(options[index].spelling)' takes no value",
        option: options[index]
      )
    }
  }
}
