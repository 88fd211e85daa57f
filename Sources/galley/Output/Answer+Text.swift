internal import TextAnalysis
internal import TextMeasurement
internal import Typography

extension Answer {
  /// The size, the lines and the fonts, for people.
  func text(_ settings: Settings, _ style: Style) -> String {
    var table = TextTable([.right, .right, .left])
    let lengths = LengthText(settings.scale, request.lengthUnit)
    for (number, line) in lines.enumerated() {
      table.append([
        String(number + 1), lengths.outwardText(line.width), quoted(line),
      ])
    }
    let rows = table.lines().map { " " + $0 }
    return ([summary(settings, style)] + rows + notes(lengths)).map { $0 + "\n" }.joined()
  }

  /// Every line with its measures, for people.
  func lineTable(_ settings: Settings, _ style: Style) -> String {
    var counter = RangeCounter(text.text, request.offsets)
    let lengths = LengthText(settings.scale, request.lengthUnit)
    var table = TextTable(Array(repeating: .right, count: 8) + [.left])
    table.append(["#", "width", "trailing", "x", "baseline", "height", "end", "range", "text"])
    for (number, line) in lines.enumerated() {
      let range = counter.count(line.range)
      table.append([
        String(number + 1), lengths.outwardText(line.width),
        lengths.text(line.trailingWhitespaceWidth), lengths.text(line.x),
        lengths.text(line.baseline), lengths.text(line.lineHeight), line.end.word,
        Self.plain(range), quoted(line),
      ])
    }
    var rows = table.lines().map { " " + $0 }
    rows[0] = style.dim(rows[0])
    return ([summary(settings, style)] + rows + notes(lengths)).map { $0 + "\n" }.joined()
  }

  /// The size and the number of lines, in one line for people.
  func summary(_ settings: Settings, _ style: Style) -> String {
    let lengths = LengthText(settings.scale, request.lengthUnit)
    let ideal = lengths.outwardText(text.idealSize.width)
    return style.bold(
      "\(lengths.outwardText(size.width)) × \(lengths.outwardText(size.height)) \(lengths.unit)"
    ) + "   \(lines.count) line\(lines.count == 1 ? "" : "s"), ideal \(ideal) wide"
  }

  /// The one number that was asked for, not rounded.
  func number(_ value: OutputValue) -> String {
    var out = OutputBuffer()
    switch value {
    case .width: out.append(request.length(size.width))
    case .height: out.append(request.length(size.height))
    case .lines: out.append(lines.count)
    case .size: out.append(text.font.size)
    }
    return out.text
  }

  /// The text as it is shown, with the token for what is left out.
  var shownText: String { isTruncated ? lines.map { String(shown($0)) }.joined() : text.text }

  /// The text of a line as it is shown.
  func shown(_ line: Line) -> Substring {
    guard let truncation = line.truncation else { return text.text[line.range] }
    let before = line.range.lowerBound..<truncation.cut.lowerBound
    let end = max(line.contentRange.upperBound, truncation.cut.upperBound)
    let after = truncation.cut.upperBound..<end
    return text.text[before] + (truncation.token ?? "") + text.text[after]
  }

  /// The text of a line as it is shown, in quotes, and its hyphen.
  func quoted(_ line: Line) -> String {
    VisibleText.quoted(shown(line)) + (line.isHyphenated ? " -" : "")
  }
}

extension Answer {
  /// The fonts and what they lack: one line each.
  var fontNotes: [String] { faceNotes + missingNotes }

  /// The characters that no font has: one phrase each.
  var missingPhrases: [String] {
    text.missingCharacters.map { missing in
      "no font has \(VisibleText.quoted(missing.character)) \(missing.scalarNames)"
    }
  }

  /// The fonts, what they lack, and by how much the text does not fit: one line each.
  private func notes(_ lengths: LengthText) -> [String] {
    var notes = faceNotes
    if request.showsInk {
      let ink = inkBounds
      notes.append(
        ink.map { ink in
          "ink \(lengths.text(ink.width)) × \(lengths.text(ink.height)) \(lengths.unit) at "
            + "\(lengths.text(ink.x)), \(lengths.text(ink.y))"
        } ?? "no ink"
      )
    }
    notes += missingNotes
    return notes + (fitComplaint(lengths).map { [$0] } ?? [])
  }

  /// By how much the text does not fit, in one line; `nil` if it does.
  func fitComplaint(_ lengths: LengthText) -> String? {
    fits ? nil : "does not fit: " + excesses(lengths).joined(separator: ", ")
  }

  /// By how much the text does not fit: one phrase for each measure.
  private func excesses(_ lengths: LengthText) -> [String] {
    var excesses: [String] = []
    if case .exceeds(let width, let height) = fit {
      if width > 0 { excesses.append("\(lengths.outwardText(width)) \(lengths.unit) too wide") }
      if height > 0 { excesses.append("\(lengths.outwardText(height)) \(lengths.unit) too high") }
    }
    if overLines > 0 {
      excesses.append("\(overLines) line\(overLines == 1 ? "" : "s") too many")
    }
    return excesses
  }

  /// The fonts: one line each.
  private var faceNotes: [String] {
    var counter = RangeCounter(text.text, request.offsets)
    return text.faces.map { use in
      let face = use.font.face
      let name = "\(face.family) \(use.font.style) (\(face.place))"
      guard use.isFallback else { return name }
      let ranges = use.ranges.map { Self.plain(counter.count($0)) }
      return name + ", fallback for " + ranges.joined(separator: ", ")
    }
  }

  /// The characters that no font has: one line each.
  private var missingNotes: [String] {
    var counter = RangeCounter(text.text, request.offsets)
    return text.missingCharacters.map { missing in
      "no font has \(VisibleText.quoted(missing.character)) \(missing.scalarNames) at "
        + Self.plain(counter.count(missing.range))
    }
  }

  private static func plain(_ range: Range<Int>) -> String {
    "\(range.lowerBound)–\(range.upperBound)"
  }
}
