internal import Typography

/// What is told about one font.
struct FontReport {
  /// What was asked for.
  let request: FontRequest

  /// The face at its size and position.
  let font: ScaledFont

  /// How the face differs from what was asked for.
  let warnings: [AnswerWarning]

  /// Looks at the face that a font leads to.
  init(_ found: FoundFont, _ request: FontRequest) {
    self.request = request
    let resolved = ResolvedFont(found.font)
    font = ScaledFont(resolved.primary, size: resolved.size)
    warnings = resolved.substitutions.map {
      AnswerWarning(code: $0.code, message: $0.description)
    }
  }

  /// The face, its metrics and axes, for people.
  func text(_ style: Style) -> String {
    var lines = [
      style.bold("\(face.family) \(styleText)") + "  \(face.fileName)",
      "\(face.unitsPerEm) units per em, \(face.glyphCount) glyphs"
        + (face.hasColor ? ", in colour" : "") + (face.isItalic ? ", italic" : ""),
    ]
    lines += warnings.map(\.message)
    lines += metricsTable().lines()
    lines.append(
      "USE_TYPO_METRICS is \(face.prefersTypographicMetrics ? "set" : "not set")"
    )
    for (axis, value) in zip(face.axes, font.instance.position) {
      lines.append(
        "axis \(axis.tag) from \(Self.plain(axis.range.lowerBound)) to "
          + "\(Self.plain(axis.range.upperBound)), default \(Self.plain(axis.defaultValue))"
          + (value == axis.defaultValue ? "" : ", here \(Self.plain(value))")
      )
    }
    for policy in Self.policies {
      lines.append(lineHeights(policy.policy, policy.name))
    }
    lines.append("sha256 \(face.data.sha256)")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The face.
  var face: FontFace { font.face }

  /// The policies, as they are named in options.
  static let policies: [(policy: LineMetricsPolicy, name: String)] = [
    (.apple, "apple"), (.openType, "opentype"),
  ]
}

extension FontReport {
  /// The style in which the face stands: its name, or that of the face and what is varied.
  private var styleText: String {
    if let name = font.instance.styleName { return name }
    let varied = font.instance.styleVariations.map { "\($0.tag) \(Self.plain($0.value))" }
    return ([face.style] + varied).joined(separator: ", ")
  }

  private func metricsTable() -> TextTable {
    var table = TextTable([.left, .right, .right, .right, .left])
    table.append(["", "ascender", "descender", "line gap", ""])
    for set in face.storedLineMetrics {
      let users = Self.policies.filter { font.metrics($0.policy).source == set.source }
      table.append([
        set.source.title, String(set.ascender), String(set.descender), String(set.lineGap),
        users.isEmpty ? "" : "used by " + users.map(\.name).joined(separator: " and "),
      ])
    }
    return table
  }

  private func lineHeights(_ policy: LineMetricsPolicy, _ name: String) -> String {
    let metrics = font.metrics(policy)
    let lengths = LengthText(nil, nil)
    return "\(name) at \(Self.plain(font.size)) pt: ascent \(lengths.text(metrics.ascent)), "
      + "descent \(lengths.text(metrics.descent)), line gap \(lengths.text(metrics.lineGap)), "
      + "line height \(lengths.text(metrics.lineHeight))"
  }

  private static func plain(_ number: Double) -> String {
    var out = OutputBuffer()
    out.append(number)
    return out.text
  }
}

extension MetricsSource {
  /// The set, for people.
  fileprivate var title: String {
    switch self {
    case .horizontalHeader: "hhea"
    case .typographic: "OS/2 typographic"
    case .windows: "OS/2 Windows"
    }
  }
}
