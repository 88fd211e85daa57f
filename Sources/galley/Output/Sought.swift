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
    return style.bold(text(of: sought, settings.scale)) + "\n"
  }

  private func text(of sought: Sought, _ scale: Double?) -> String {
    switch (sought.quantity, sought.found) {
    case (.size, let size?): return "size \(Self.cell(size))"
    case (.size, nil): return "no size fits, not even \(Self.cell(request.font.size))"
    case (.narrowestWidth, let width?):
      // A width that is rounded down would have other lines.
      let lengths = LengthText(scale, request.lengthUnit)
      let unit = request.lengthUnit.map { " \($0.name.rawValue)" } ?? ""
      return "width \(lengths.outwardText(width, to: scale ?? 100))\(unit)"
    case (.narrowestWidth, nil): return "no width is wide enough"
    }
  }
}
