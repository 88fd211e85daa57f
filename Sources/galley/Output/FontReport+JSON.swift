internal import Typography

extension FontReport {
  /// One JSON object.
  func json() -> [UInt8] {
    var out = OutputBuffer()
    out.append("{\"schema\":1,\"requested\":" as StaticString)
    out.appendQuoted(request.name)
    out.append(",\"family\":" as StaticString)
    out.appendQuoted(face.family)
    out.append(",\"style\":" as StaticString)
    out.appendQuoted(face.style)
    out.append(",\"instance\":" as StaticString)
    if let name = font.instance.styleName {
      out.appendQuoted(name)
    } else {
      out.append("null" as StaticString)
    }
    out.append(",\"file\":" as StaticString)
    out.appendQuoted(face.fileName)
    out.append(",\"sha256\":" as StaticString)
    out.appendQuoted(face.data.sha256)
    out.append(",\"unitsPerEm\":" as StaticString)
    out.append(face.unitsPerEm)
    out.append(",\"glyphs\":" as StaticString)
    out.append(face.glyphCount)
    out.append(",\"weights\":[" as StaticString)
    out.append(face.weights.lowerBound)
    out.append(byte: 0x2C)
    out.append(face.weights.upperBound)
    out.append("],\"italic\":" as StaticString)
    out.appendJSON(face.isItalic)
    out.append(",\"color\":" as StaticString)
    out.appendJSON(face.hasColor)
    out.append(",\"axes\":" as StaticString)
    out.appendList(Array(zip(face.axes, font.instance.position))) {
      Self.append($1.0, at: $1.1, to: &$0)
    }
    out.append(",\"metrics\":{" as StaticString)
    for set in face.storedLineMetrics {
      out.appendQuoted(set.source.word)
      Self.append(set, to: &out)
      out.append(byte: 0x2C)
    }
    out.append("\"useTypographic\":" as StaticString)
    out.appendJSON(face.prefersTypographicMetrics)
    out.append("},\"used\":{" as StaticString)
    for (index, policy) in Self.policies.enumerated() {
      if index > 0 { out.append(byte: 0x2C) }
      out.appendQuoted(policy.name)
      append(font.metrics(policy.policy), to: &out)
    }
    out.append("},\"warnings\":" as StaticString)
    out.appendList(warnings) { out, warning in
      out.append("{\"code\":" as StaticString)
      out.appendQuoted(warning.code)
      out.append(",\"message\":" as StaticString)
      out.appendQuoted(warning.message)
      out.append(byte: 0x7D)
    }
    out.append("}\n" as StaticString)
    return out.bytes
  }
}

extension FontReport {
  private static func append(_ axis: FontAxis, at value: Double, to out: inout OutputBuffer) {
    out.append("{\"tag\":" as StaticString)
    out.appendQuoted(axis.tag.description)
    out.append(",\"minimum\":" as StaticString)
    out.append(axis.range.lowerBound)
    out.append(",\"default\":" as StaticString)
    out.append(axis.defaultValue)
    out.append(",\"maximum\":" as StaticString)
    out.append(axis.range.upperBound)
    out.append(",\"value\":" as StaticString)
    out.append(value)
    out.append(byte: 0x7D)
  }

  private static func append(_ set: StoredLineMetrics, to out: inout OutputBuffer) {
    out.append(":{\"ascender\":" as StaticString)
    out.append(set.ascender)
    out.append(",\"descender\":" as StaticString)
    out.append(set.descender)
    out.append(",\"lineGap\":" as StaticString)
    out.append(set.lineGap)
    out.append(byte: 0x7D)
  }

  private func append(_ metrics: FontMetrics, to out: inout OutputBuffer) {
    out.append(":{\"source\":" as StaticString)
    out.appendQuoted(metrics.source.word)
    out.append(",\"size\":" as StaticString)
    out.append(font.size)
    out.append(",\"ascent\":" as StaticString)
    out.append(metrics.ascent)
    out.append(",\"descent\":" as StaticString)
    out.append(metrics.descent)
    out.append(",\"lineGap\":" as StaticString)
    out.append(metrics.lineGap)
    out.append(",\"lineHeight\":" as StaticString)
    out.append(metrics.lineHeight)
    out.append(",\"capHeight\":" as StaticString)
    out.append(metrics.capHeight)
    out.append(",\"xHeight\":" as StaticString)
    out.append(metrics.xHeight)
    out.append(byte: 0x7D)
  }
}

extension MetricsSource {
  /// The key of the set.
  fileprivate var word: String {
    switch self {
    case .horizontalHeader: "hhea"
    case .typographic: "typographic"
    case .windows: "windows"
    }
  }
}
