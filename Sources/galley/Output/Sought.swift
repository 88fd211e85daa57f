internal import TextMeasurement
internal import Typography

/// What the number of an answer was sought for, rather than given.
struct Sought: Sendable {
  /// What was sought, by its key in JSON.
  enum Quantity: String, Sendable {
    /// The largest size of the font.
    case size

    /// The narrowest width.
    case narrowestWidth
  }

  /// What was sought.
  let quantity: Quantity

  /// What was found, in points; `nil` if there is none.
  let found: Double?

  /// The most lines that were allowed; `nil` has no limit.
  let lineLimit: Int?
}

extension Answer {
  /// What was sought, for people: a line before all others.
  func soughtText(_ settings: Settings, _ style: Style) -> String {
    guard let sought else { return "" }
    return style.bold(Self.text(of: sought, smallest: request.font.size, settings.scale)) + "\n"
  }

  private static func text(of sought: Sought, smallest: Double, _ scale: Double?) -> String {
    switch (sought.quantity, sought.found) {
    case (.size, let size?): return "size \(cell(size))"
    case (.size, nil): return "no size fits, not even \(cell(smallest))"
    case (.narrowestWidth, let width?):
      // A width that is rounded down would have other lines.
      let outward = Size(width: width, height: 0).rounded(to: scale ?? 100).width
      return "width \(LengthText(scale).text(outward))"
    case (.narrowestWidth, nil): return "no width is wide enough"
    }
  }
}
