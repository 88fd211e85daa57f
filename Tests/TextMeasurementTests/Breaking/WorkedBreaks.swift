import Testing

/// A text of squares, a width and the lines that come of it.
///
/// Characters are 10 pt wide, so widths can be counted.
struct WorkedBreaks: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let width: Double
  let lines: [String]
  var trailing: [Double]?

  init(
    _ name: String,
    _ text: String,
    at width: Double,
    _ lines: [String],
    trailing: [Double]? = nil
  ) {
    self.name = name
    self.text = text
    self.width = width
    self.lines = lines
    self.trailing = trailing
  }

  var testDescription: String { "\(name) at \(width)" }
}
