internal import TextAnalysis
internal import TextMeasurement
internal import Typography

extension Answer {
  /// What the columns of ``row()`` are.
  static let columns = [
    "id", "text", "width", "height", "lines", "idealWidth", "minimumWidth", "fits", "overWidth",
    "overHeight", "missing", "warnings", "error",
  ]

  /// The answer in one row.
  func row() -> [String] {
    var over = (width: 0.0, height: 0.0)
    if case .exceeds(let width, let height) = fit { over = (width, height) }
    return [
      Self.cell(id), shownText, cell(length: size.width), cell(length: size.height),
      String(lines.count), cell(length: text.idealSize.width), cell(length: text.minimumWidth),
      String(fits), cell(length: over.width), cell(length: over.height),
      text.missingCharacters.map(\.scalarNames).joined(separator: " "),
      warnings.map(\.code).joined(separator: " "), "",
    ]
  }

  /// The row of a record that could not be answered.
  static func row(of failure: RecordFailure) -> [String] {
    [cell(failure.id)] + Array(repeating: "", count: columns.count - 2) + [failure.message]
  }

  /// What the columns of ``lineRows()`` are.
  static let lineColumns = [
    "line", "start", "end", "width", "trailingWhitespaceWidth", "x", "y", "height", "baseline",
    "ascent", "descent", "leading", "reason", "hyphenated", "text",
  ]

  /// The lines, one a row.
  func lineRows() -> [[String]] {
    var counter = RangeCounter(text.text, request.offsets)
    return lines.enumerated().map { number, line in
      let range = counter.count(line.range)
      return [String(number + 1), String(range.lowerBound), String(range.upperBound)]
        + [
          line.width, line.trailingWhitespaceWidth, line.x, line.y, line.lineHeight, line.baseline,
          line.ascent, line.descent, line.leading,
        ].map(cell(length:)) + [
          line.end.word, String(line.isHyphenated), String(shown(line)),
        ]
    }
  }

  /// A length in points as a cell has it, in the unit that was asked for.
  func cell(length points: Double) -> String { Self.cell(request.length(points)) }

  /// A number as a cell has it.
  static func cell(_ number: Double) -> String {
    var out = OutputBuffer()
    out.append(number)
    return out.text
  }

  private static func cell(_ id: JSONValue) -> String {
    switch id {
    case .null: return ""
    case .string(let text): return text
    default:
      var out = OutputBuffer()
      out.appendJSON(id)
      return out.text
    }
  }
}
