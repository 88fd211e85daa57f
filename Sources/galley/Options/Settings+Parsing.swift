extension Settings {
  /// Reads the arguments of a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - options: The options that the command takes.
  /// - Throws: `Failure.usage` for the first argument that makes no sense.
  init(_ arguments: [String], _ options: [Option]) throws(Failure) {
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
        try set(option, to: found.argument ?? "")
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

  private mutating func set(_ option: Option, to text: String) throws(Failure) {
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
    case .fontDir: fontDirectories.append(text)
    case .systemFonts: usesSystemFonts = true
    case .from:
      guard let number = NumberText.double(text), number >= 0 else {
        throw Self.invalid(text, for: option)
      }
      lowestWidth = number
    case .scale:
      guard let number = NumberText.double(text), number > 0 else {
        throw Self.invalid(text, for: option)
      }
      scale = number
    case .requireFit: requiresFit = true
    case .format: format = try Self.word(text, for: option)
    case .value: value = try Self.word(text, for: option)
    case .dump: showsDump = true
    case .escapes: readsEscapes = true
    case .file: file = text
    case .input: input = try Self.word(text, for: option)
    case .jobs:
      guard let number = Int(text), (1...1024).contains(number) else {
        throw Self.invalid(text, for: option)
      }
      jobs = number
    case .color: color = try Self.word(text, for: option)
    case .version: question = question ?? .version
    case .help: question = question ?? .help
    default: break
    }
  }

  private static func word<Word: RawRepresentable<String>>(
    _ text: String,
    for option: Option
  ) throws(Failure) -> Word {
    guard let word = Word(rawValue: text) else { throw invalid(text, for: option) }
    return word
  }

  /// The failure of an option with an argument that it cannot have.
  static func invalid(_ text: String, for option: Option) -> Failure {
    let expectation = option.parameter.map { "; it must be \($0.expectation)" } ?? ""
    return .usage(
      "The value '\(text)' is invalid for '\(option.usage)'\(expectation)",
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
