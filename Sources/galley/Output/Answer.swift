internal import TextMeasurement
internal import Typography

/// The answer about one text.
struct Answer {
  /// What the one who asked calls the text; null if it has no name.
  let id: JSONValue

  /// What was asked.
  let request: MeasuringRequest

  /// What measuring gave.
  let measured: MeasuredText

  /// The lines; those that are shown, if some are left out.
  let lines: [Line]

  /// What is shown of the text; `nil` if all is.
  let limited: LimitedText?

  /// What was sought, if something was.
  let sought: Sought?

  /// What was odd about the question.
  let warnings: [AnswerWarning]

  /// Whether the text was repaired.
  let isRepaired: Bool

  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - id: What the one who asked calls the text.
  ///   - request: What is asked.
  ///   - isRepaired: Whether the text was repaired.
  ///   - finder: Where fonts are found.
  /// - Throws: What finding the font throws.
  init(
    _ text: String,
    id: JSONValue = .null,
    _ request: MeasuringRequest,
    isRepaired: Bool,
    _ finder: FontFinder
  ) throws(FontError) {
    let found = try finder.font(for: request.font)
    let request = request.inPoints()
    let text = request.prepared(text, found.font)
    let measured = text.measured(
      width: request.balances ? text.balancedWidth(forWidth: request.width) : request.width,
      height: request.height
    )
    self.init(measured, id: id, request, isRepaired: isRepaired, found)
  }

  /// Makes an answer of what measuring gave.
  ///
  /// - Parameters:
  ///   - measured: What measuring gave.
  ///   - id: What the one who asked calls the text.
  ///   - request: What is asked.
  ///   - sought: What was sought, if something was.
  ///   - isRepaired: Whether the text was repaired.
  ///   - found: The font that the request led to.
  init(
    _ measured: MeasuredText,
    id: JSONValue = .null,
    _ request: MeasuringRequest,
    _ sought: Sought? = nil,
    isRepaired: Bool,
    _ found: FoundFont
  ) {
    self.measured = measured
    limited = request.limit.map { measured.text.limited(forWidth: measured.proposedWidth, $0) }
    lines = limited?.lines ?? measured.lines
    self.id = id
    self.request = request
    self.sought = sought
    self.isRepaired = isRepaired
    warnings =
      (isRepaired ? [RepairedText.warning] : []) + found.warnings
      + measured.warnings.map { AnswerWarning(code: $0.code, message: $0.description) }
  }

  /// The text, prepared.
  var text: PreparedText { measured.text }

  /// The width that the lines were laid out at, in points.
  var width: Double? { measured.proposedWidth }

  /// The size of the lines.
  var size: Size { limited?.size ?? measured.size }

  /// Whether text is left out.
  var isTruncated: Bool { limited?.isTruncated ?? false }

  /// Whether the lines fit in what was proposed, or by how much not.
  var fit: Fit { Fit(size, width: request.width, height: request.height) }

  /// How many lines there are beyond the most that are allowed.
  var overLines: Int {
    (request.lineLimit ?? sought?.lineLimit).map { max(0, lines.count - $0) } ?? 0
  }

  /// The box around everything that is painted.
  var inkBounds: Rect? {
    limited.map(\.inkBounds) ?? text.inkBounds(forWidth: width)
  }

  /// Whether the text fits in what was proposed.
  var fits: Bool { fit == .fits && overLines == 0 }
}
