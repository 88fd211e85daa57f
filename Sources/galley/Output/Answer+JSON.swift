internal import TextAnalysis
internal import TextMeasurement
internal import Typography

extension Answer {
  /// Appends the answer as one JSON object.
  func appendJSON(to out: inout OutputBuffer) {
    var counter = RangeCounter(text.text, request.offsets)
    appendHead(to: &out)
    if let sought {
      out.appendQuoted(sought.quantity.rawValue)
      out.append(byte: 0x3A)
      out.appendJSON(sought.quantity == .size ? sought.found : sought.found.map(request.length))
      out.append(byte: 0x2C)
    }
    out.append("\"id\":" as StaticString)
    out.appendJSON(id)
    out.append(",\"text\":" as StaticString)
    out.appendQuoted(text.text)
    out.append(",\"proposal\":" as StaticString)
    out.append("{\"width\":" as StaticString)
    out.appendJSON(request.proposedWidth)
    out.append(",\"height\":" as StaticString)
    out.appendJSON(request.proposedHeight)
    out.append(byte: 0x7D)
    out.append(",\"width\":" as StaticString)
    out.append(length: size.width)
    out.append(",\"height\":" as StaticString)
    out.append(length: size.height)
    out.append(",\"ideal\":" as StaticString)
    Self.append(text.idealSize, to: &out)
    out.append(",\"minimum\":" as StaticString)
    Self.append(text.minimumSize, to: &out)
    if request.showsInk {
      out.append(",\"ink\":" as StaticString)
      Self.append(inkBounds, to: &out)
    }
    out.append(",\"lines\":" as StaticString)
    out.appendList(lines) { append($1, &counter, to: &$0) }
    out.append(",\"fits\":" as StaticString)
    out.appendJSON(fits)
    out.append(",\"over\":" as StaticString)
    appendOver(to: &out)
    out.append(",\"truncated\":" as StaticString)
    out.appendJSON(isTruncated)
    if let cut = lines.last?.truncation?.cut {
      out.append(",\"cut\":" as StaticString)
      out.appendJSON(counter.count(cut))
    }
    out.append(byte: 0x2C)
    appendSources(to: &out)
    out.append(byte: 0x7D)
  }

  /// Appends what an object begins with, up to the comma after it; lengths are in its unit from
  /// then.
  func appendHead(to out: inout OutputBuffer) {
    out.unit = request.lengthUnit
    out.append("{\"schema\":1," as StaticString)
    guard let unit = request.lengthUnit else { return }
    out.append("\"unit\":" as StaticString)
    out.appendQuoted(unit.name.rawValue)
    if let dotsPerInch = unit.dotsPerInch {
      out.append(",\"dpi\":" as StaticString)
      out.append(dotsPerInch)
    }
    out.append(byte: 0x2C)
  }

  /// Appends the members that tell what the answer rests on: fonts, missing characters, warnings.
  func appendSources(to out: inout OutputBuffer) {
    var counter = RangeCounter(text.text, request.offsets)
    out.append("\"fonts\":" as StaticString)
    out.appendList(text.faces) { append($1, &counter, to: &$0) }
    out.append(",\"missing\":" as StaticString)
    out.appendList(text.missingCharacters) { Self.append($1, &counter, to: &$0) }
    out.append(",\"warnings\":" as StaticString)
    out.appendList(warnings) { Self.append($1, to: &$0) }
  }

  private static func append(_ size: Size, to out: inout OutputBuffer) {
    out.append("{\"width\":" as StaticString)
    out.append(length: size.width)
    out.append(",\"height\":" as StaticString)
    out.append(length: size.height)
    out.append(byte: 0x7D)
  }

  private static func append(_ ink: Rect?, to out: inout OutputBuffer) {
    guard let ink else {
      out.append("null" as StaticString)
      return
    }
    out.append("{\"x\":" as StaticString)
    out.append(length: ink.x)
    out.append(",\"y\":" as StaticString)
    out.append(length: ink.y)
    out.append(",\"width\":" as StaticString)
    out.append(length: ink.width)
    out.append(",\"height\":" as StaticString)
    out.append(length: ink.height)
    out.append(byte: 0x7D)
  }

  private func append(
    _ line: Line,
    _ counter: inout RangeCounter,
    to out: inout OutputBuffer
  ) {
    out.append("{\"range\":" as StaticString)
    out.appendJSON(counter.count(line.range))
    out.append(",\"width\":" as StaticString)
    out.append(length: line.width)
    out.append(",\"trailingWhitespaceWidth\":" as StaticString)
    out.append(length: line.trailingWhitespaceWidth)
    out.append(",\"x\":" as StaticString)
    out.append(length: line.x)
    out.append(",\"y\":" as StaticString)
    out.append(length: line.y)
    out.append(",\"height\":" as StaticString)
    out.append(length: line.lineHeight)
    out.append(",\"baseline\":" as StaticString)
    out.append(length: line.baseline)
    out.append(",\"ascent\":" as StaticString)
    out.append(length: line.ascent)
    out.append(",\"descent\":" as StaticString)
    out.append(length: line.descent)
    out.append(",\"leading\":" as StaticString)
    out.append(length: line.leading)
    out.append(",\"end\":" as StaticString)
    out.appendQuoted(line.end.word)
    out.append(",\"hyphenated\":" as StaticString)
    out.appendJSON(line.isHyphenated)
    if line.truncation != nil {
      out.append(",\"shown\":" as StaticString)
      out.appendQuoted(String(shown(line)))
    }
    out.append(byte: 0x7D)
  }

  private func appendOver(to out: inout OutputBuffer) {
    guard !fits else {
      out.append("null" as StaticString)
      return
    }
    var (width, height) = (0.0, 0.0)
    if case .exceeds(let wide, let high) = fit { (width, height) = (wide, high) }
    out.append("{\"width\":" as StaticString)
    out.append(length: width)
    out.append(",\"height\":" as StaticString)
    out.append(length: height)
    out.append(",\"lines\":" as StaticString)
    out.append(overLines)
    out.append(byte: 0x7D)
  }

  private func append(
    _ use: FaceUse,
    _ counter: inout RangeCounter,
    to out: inout OutputBuffer
  ) {
    let face = use.font.face
    out.append("{\"requested\":" as StaticString)
    out.appendQuoted(request.font.name)
    out.append(",\"family\":" as StaticString)
    out.appendQuoted(face.family)
    out.append(",\"file\":" as StaticString)
    out.appendQuoted(face.fileName)
    out.append(",\"sha256\":" as StaticString)
    out.appendQuoted(face.data.sha256)
    out.append(",\"fallback\":" as StaticString)
    out.appendJSON(use.isFallback)
    out.append(",\"ranges\":" as StaticString)
    out.appendList(use.ranges) { $0.appendJSON(counter.count($1)) }
    out.append(byte: 0x7D)
  }

  private static func append(
    _ missing: MissingCharacter,
    _ counter: inout RangeCounter,
    to out: inout OutputBuffer
  ) {
    out.append("{\"character\":" as StaticString)
    out.appendQuoted(missing.character)
    out.append(",\"scalars\":" as StaticString)
    out.appendQuoted(missing.scalarNames)
    out.append(",\"range\":" as StaticString)
    out.appendJSON(counter.count(missing.range))
    out.append(byte: 0x7D)
  }

  private static func append(_ warning: AnswerWarning, to out: inout OutputBuffer) {
    out.append("{\"code\":" as StaticString)
    out.appendQuoted(warning.code)
    out.append(",\"message\":" as StaticString)
    out.appendQuoted(warning.message)
    out.append(byte: 0x7D)
  }
}
