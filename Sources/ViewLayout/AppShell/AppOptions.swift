/// The arguments of a program.
struct AppOptions {
  /// The width of the window, in points; `nil` for the program's or the ideal one.
  private(set) var width: CGFloat?

  /// The height of the window, in points; `nil` likewise.
  private(set) var height: CGFloat?

  /// The labels of the buttons that are pressed, in their order.
  private(set) var presses: [String] = []

  /// Whether the answer is JSON.
  private(set) var isJSON = false

  /// Whether questions and answers are told.
  private(set) var traces = false

  /// How actions are run.
  private(set) var mode = UpdateMode.diagnose

  /// Whether help is asked for.
  private(set) var wantsHelp = false

  /// What the arguments are.
  static let help = """
    Lays out the first window and tells the frames of its views.

      --width <points>    The width of the window; inf for the most. (default: that of the
                          scene, or the ideal one)
      --height <points>   The height of the window, likewise.
      --press <label>     Presses the button with the label, once the views have settled. Can be
                          repeated; what follows views that do not settle is not pressed.
      --format <format>   text or json. (default: text)
      --mode <mode>       How actions are run: diagnose runs all, swiftUI drops those that repeat
                          within a frame, as SwiftUI does. (default: diagnose)
      --trace             Tells every proposal and reply too.
      --help              Tells what the options are.

    """

  /// Reads arguments.
  ///
  /// - Parameter arguments: Those after the program's name: `--option value`, or `--option=value`.
  /// - Throws: What makes no sense.
  init(_ arguments: [String]) throws(AppUsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var attached = parts.count > 1 ? String(parts[1]) : nil
      func value() throws(AppUsageError) -> String {
        defer { attached = nil }
        guard let value = attached ?? rest.popFirst() else {
          throw AppUsageError(reason: "\(name) needs a value")
        }
        return value
      }
      switch name {
      case "--width": width = try Self.length(value(), name)
      case "--height": height = try Self.length(value(), name)
      case "--press": presses.append(try value())
      case "--format": isJSON = try Self.choice(value(), name, ["text": false, "json": true])
      case "--mode":
        mode = try Self.choice(value(), name, ["diagnose": .diagnose, "swiftUI": .swiftUI])
      case "--trace": traces = true
      case "--help", "-h": wantsHelp = true
      default: throw AppUsageError(reason: "unknown argument '\(argument)'")
      }
      guard attached == nil else { throw AppUsageError(reason: "\(name) takes no value") }
    }
  }

  private static func length(_ text: String, _ name: String) throws(AppUsageError) -> CGFloat {
    guard let length = Double(text), length >= 0 else {
      throw AppUsageError(
        reason: "\(name) is '\(text)', but must be a number of at least 0, or inf"
      )
    }
    return CGFloat(length)
  }

  private static func choice<Value>(
    _ text: String,
    _ name: String,
    _ choices: KeyValuePairs<String, Value>
  ) throws(AppUsageError) -> Value {
    guard let choice = choices.first(where: { $0.key == text }) else {
      let names = choices.map(\.key).joined(separator: " or ")
      throw AppUsageError(reason: "\(name) is '\(text)', but must be \(names)")
    }
    return choice.value
  }
}
