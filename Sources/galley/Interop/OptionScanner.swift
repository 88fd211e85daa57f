internal import CGetopt

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Tells options from operands, as `getopt_long` does: both may be mixed, `--` ends the options.
///
/// Keeps its place in variables of the process: one thread at a time.
struct OptionScanner {
  /// An option that can be given.
  struct Spelling: Sendable {
    /// The long name without hyphens; empty if there is only a letter.
    let name: String

    /// The letter after a single hyphen, if there is one.
    let letter: Character?

    /// Whether an argument follows.
    let takesArgument: Bool
  }

  /// An option that was given.
  struct Found: Sendable {
    /// The place of the option among those that can be given.
    let index: Int

    /// Its argument.
    let argument: String?
  }

  /// Why arguments cannot be read.
  enum Failure: Error {
    /// The option is not known; its name as it was typed, hyphens included.
    case unknown(String)

    /// The option needs an argument.
    case missingArgument(index: Int)

    /// The option takes no argument.
    case unexpectedArgument(index: Int)
  }

  /// The options, in the order given.
  private(set) var options: [Found] = []

  /// The other arguments, in the order given.
  private(set) var operands: [String] = []

  /// Reads arguments.
  ///
  /// Wraps `getopt_long`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the command.
  ///   - spellings: The options that can be given.
  /// - Throws: `Failure` for the first argument that cannot be read.
  init(_ arguments: [String], _ spellings: [Spelling]) throws(Failure) {
    let values = CStrings(["galley"] + arguments)
    let names = CStrings(spellings.map(\.name))
    var table = spellings.indices.filter { !spellings[$0].name.isEmpty }.map { index in
      option(
        name: names.pointers[index],
        has_arg: spellings[index].takesArgument ? required_argument : no_argument,
        flag: nil,
        val: Self.firstValue + Int32(index)
      )
    }
    table.append(option())
    let letters = spellings.reduce(into: ":") { letters, spelling in
      guard let letter = spelling.letter else { return }
      letters.append(letter)
      if spelling.takesArgument { letters.append(":") }
    }
    let count = Int32(arguments.count + 1)
    getopt_begin()
    while true {
      let step = values.withPointers { getopt_take(count, $0, letters, table) }
      if step.result == -1 {
        operands = (Int(step.next)..<Int(count)).map { values.text(at: $0) }
        return
      }
      if step.result == questionMark || step.result == colon {
        throw Self.failure(step, values, spellings)
      }
      guard let index = Self.index(of: step.result, spellings) else { continue }
      let argument = step.argument.map { String(cString: $0) }
      if step.result >= Self.firstValue {
        // An option may not be shortened: a later version may have another that begins alike.
        let place = Int(step.next) - 1
        let isApart = step.argument.map { values.pointers[place] == UnsafePointer($0) } ?? false
        let typed = values.text(at: isApart ? place - 1 : place).prefix { $0 != "=" }
        guard typed == "--" + spellings[index].name else { throw .unknown(String(typed)) }
      }
      options.append(Found(index: index, argument: argument))
    }
  }

  /// The value that stands for the first long option, above every letter.
  private static let firstValue: Int32 = 256

  private static func index(of value: Int32, _ spellings: [Spelling]) -> Int? {
    if value >= firstValue { return Int(value - firstValue) }
    return spellings.firstIndex { $0.letter?.asciiValue.map(Int32.init) == value }
  }

  private static func failure(
    _ step: getopt_step,
    _ values: CStrings,
    _ spellings: [Spelling]
  ) -> Failure {
    if let index = index(of: step.offender, spellings) {
      return step.result == colon
        ? .missingArgument(index: index) : .unexpectedArgument(index: index)
    }
    if let letter = UInt8(exactly: step.offender), (0x21...0x7E).contains(letter) {
      return .unknown("-" + String(Unicode.Scalar(letter)))
    }
    let last = min(Int(step.next), values.pointers.count) - 1
    return .unknown(String(values.text(at: last).prefix { $0 != "=" }))
  }
}

private let questionMark: Int32 = 0x3F
private let colon: Int32 = 0x3A
