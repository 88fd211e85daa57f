internal import TextAnalysis
internal import TextMeasurement

extension Answer {
  /// Why the lines are as they are, for people.
  func explanation(_ settings: Settings, _ style: Style) -> String {
    var counter = RangeCounter(text.text, request.offsets)
    let lengths = LengthText(settings.scale, request.lengthUnit)
    var rows = [summary(settings, style)]
    for (number, explanation) in text.explanations(forWidth: width).enumerated() {
      let line = explanation.line
      var (ends, faces) = (counter, counter)
      _ = counter.count(line.range)
      rows.append(
        " \(number + 1)  \(lengths.text(line.width))  \(quoted(line))"
      )
      rows.append("    " + style.dim(Self.end(explanation, lengths)))
      rows += explanation.refused.map { refused in
        "    not up to \(ends.count(refused.offset)): "
          + "\(lengths.text(refused.width)) \(lengths.unit) wide, "
          + (refused.excess > 0
            ? "\(lengths.text(refused.excess)) too wide" : "but lines are chosen together")
      }
      rows += explanation.heights.filter { $0.isHighest || $0.isLowest }.map { source in
        "    \(lengths.text(line.lineHeight)) \(lengths.unit) high, as \(source.family) at "
          + "\(lengths.fontSize(source.size)) reaches \(lengths.text(source.ascent)) up and "
          + "\(lengths.text(source.descent)) down"
      }
      rows += explanation.faces.map { face in
        let range = faces.count(face.range)
        return
          "    \(face.family) for \(range.lowerBound)–\(range.upperBound), \(face.cause.reason)"
      }
    }
    return rows.map { $0 + "\n" }.joined()
  }

  private static func end(_ explanation: LineExplanation, _ lengths: LengthText) -> String {
    let room =
      explanation.room < .infinity ? "room \(lengths.text(explanation.room)), " : "no limit, "
    switch explanation.line.end {
    case .opportunity:
      guard let rule = explanation.rule else { return room + "ended inside a word, by hyphenation" }
      return room + "ended where the text allows it (\(rule))"
    case .mandatory:
      return room + "ended where the text demands it (\(explanation.rule?.description ?? ""))"
    case .overflow: return room + "ended inside a word that is wider than the line"
    case .endOfText: return room + "ended with the text"
    }
  }
}

extension Answer {
  /// Appends why the lines are as they are, as one JSON object.
  func appendExplanationJSON(to out: inout OutputBuffer) {
    var counter = RangeCounter(text.text, request.offsets)
    appendHead(to: &out)
    out.append("\"text\":" as StaticString)
    out.appendQuoted(text.text)
    out.append(",\"width\":" as StaticString)
    out.append(length: size.width)
    out.append(",\"height\":" as StaticString)
    out.append(length: size.height)
    out.append(",\"lines\":" as StaticString)
    out.appendList(text.explanations(forWidth: width)) { Self.append($1, &counter, to: &$0) }
    out.append(",\"fits\":" as StaticString)
    out.appendJSON(fits)
    out.append(byte: 0x2C)
    appendSources(to: &out)
    out.append(byte: 0x7D)
  }

  private static func append(
    _ explanation: LineExplanation,
    _ counter: inout RangeCounter,
    to out: inout OutputBuffer
  ) {
    let line = explanation.line
    // Copies count what lies on the line from its start on.
    var (ends, faces) = (counter, counter)
    out.append("{\"range\":" as StaticString)
    out.appendJSON(counter.count(line.range))
    out.append(",\"width\":" as StaticString)
    out.append(length: line.width)
    out.append(",\"room\":" as StaticString)
    out.appendJSON(length: explanation.room)
    out.append(",\"end\":" as StaticString)
    out.appendQuoted(line.end.word)
    out.append(",\"rule\":" as StaticString)
    if let rule = explanation.rule {
      out.appendQuoted(rule.description)
    } else {
      out.append("null" as StaticString)
    }
    out.append(",\"hyphenated\":" as StaticString)
    out.appendJSON(line.isHyphenated)
    out.append(",\"refused\":" as StaticString)
    out.appendList(explanation.refused) { out, refused in
      out.append("{\"end\":" as StaticString)
      out.append(ends.count(refused.offset))
      out.append(",\"width\":" as StaticString)
      out.append(length: refused.width)
      out.append(",\"over\":" as StaticString)
      out.append(length: refused.excess)
      out.append(byte: 0x7D)
    }
    out.append(",\"heights\":" as StaticString)
    out.appendList(explanation.heights) { out, source in
      out.append("{\"family\":" as StaticString)
      out.appendQuoted(source.family)
      out.append(",\"size\":" as StaticString)
      out.append(source.size)
      out.append(",\"ascent\":" as StaticString)
      out.append(length: source.ascent)
      out.append(",\"descent\":" as StaticString)
      out.append(length: source.descent)
      out.append(",\"leading\":" as StaticString)
      out.append(length: source.leading)
      out.append(byte: 0x7D)
    }
    out.append(",\"faces\":" as StaticString)
    out.appendList(explanation.faces) { out, face in
      out.append("{\"family\":" as StaticString)
      out.appendQuoted(face.family)
      out.append(",\"range\":" as StaticString)
      out.appendJSON(faces.count(face.range))
      out.append(",\"reason\":" as StaticString)
      out.appendQuoted(face.cause.reason)
      out.append(byte: 0x7D)
    }
    out.append(byte: 0x7D)
  }
}

extension FaceReason.Cause {
  /// The reason, for people: follows a comma.
  fileprivate var reason: String {
    switch self {
    case .asked: "as asked"
    case .lacks(let character): "as the font lacks \(VisibleText.quoted(String(character)))"
    case .picture: "as a picture is asked for"
    case .neighbor: "as what stands beside it"
    }
  }
}
