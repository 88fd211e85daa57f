internal import TextAnalysis
internal import Typography

extension PreparedText {
  /// The steps in which letters are set closer.
  private static let tighteningSteps = 64

  /// The text made smaller, then tighter, so that none or less of it is left out.
  ///
  /// - Parameters:
  ///   - width: As for ``size(forWidth:)``.
  ///   - limit: How much is shown.
  /// - Returns: What is shown of it; `nil` if the limit allows neither.
  func shrunk(forWidth width: Double?, _ limit: LineLimit) -> LimitedText? {
    let least = min(max(limit.minimumScale, 0.01), 1)
    let size = font.size
    guard least < 1, size > 0, size.isFinite else {
      return tightened(forWidth: width, limit, scale: 1)
    }
    // The insets do not shrink, so the lines are sought in what they leave.
    let bare = withoutInsets
    let (lineWidth, height) =
      (contentInsets.contentWidth(in: width), contentInsets.contentHeight(in: limit.height))
    let search = FontSizeSearch(
      box: FontSizeSearch.Box(width: lineWidth, height: height, lineLimit: limit.lineCount),
      grid: FontSizeSearch.Grid(size * least...size, step: 1 / 64),
      isProportional: styledText?.runs.allSatisfy { $0.style.spacing >= 0 } ?? true
    ) { trial in
      bare.scaled(by: trial / size).measured(width: lineWidth, height: height)
    }
    switch search.largest() {
    case .fits(let measured):
      var limited = measured.text.with(insetsOf: options).shown(forWidth: width, limit)
      limited.scale = measured.text.font.size / size
      return limited
    case .exceeds(let measured):
      if let tightened = tightened(forWidth: width, limit, scale: least) { return tightened }
      var limited = measured.text.with(insetsOf: options).shown(forWidth: width, limit)
      limited.scale = least
      return limited
    }
  }

  /// The text with letters as close as is needed; all the way if even that does not suffice.
  private func tightened(
    forWidth width: Double?,
    _ limit: LineLimit,
    scale: Double
  ) -> LimitedText? {
    guard limit.tightening > 0 else { return nil }
    func trial(_ step: Int) -> LimitedText {
      let tightening = limit.tightening * Double(step) / Double(Self.tighteningSteps)
      var limited = scaled(by: scale, tightening: tightening).shown(forWidth: width, limit)
      limited.scale = scale
      limited.tightening = tightening
      return limited
    }
    var best = trial(Self.tighteningSteps)
    guard !best.isTruncated else { return best }
    var (low, high) = (0, Self.tighteningSteps)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let limited = trial(middle)
      if limited.isTruncated { low = middle } else { (best, high) = (limited, middle) }
    }
    return best
  }

  /// The same text in smaller fonts, with letters closer together.
  ///
  /// - Parameters:
  ///   - scale: The factor of all sizes.
  ///   - tightening: How much closer letters stand, in ems.
  /// - Returns: The text, prepared anew.
  private func scaled(by scale: Double, tightening: Double = 0) -> PreparedText {
    if tightening == 0, styledText == nil {
      var font = font
      font.size *= scale
      return PreparedText(text, font: font, language: language, options: options)
    }
    var scaled =
      styledText
      ?? StyledText(
        text,
        style: TextStyle(font: font, language: language),
        paragraphStyle: options.paragraphStyle
      )
    scaled.setStyle(in: TextOffset(utf8: 0)..<TextOffset(utf8: text.utf8.count)) { style in
      style.font.size *= scale
      style.ligatures = style.ligatures ?? (style.tracking == 0 ? .standard : .required)
      if tightening > 0 { style.tracking = style.spacing * scale - tightening * style.font.size }
    }
    return PreparedText(scaled, options: options)
  }
}
