public import Typography

/// Measures a text.
///
///     measure("Einstellungen öffnen", font: .system(size: 17), width: 120).height
///
/// To ask one text about many widths, keep a ``PreparedText``.
///
/// - Parameters:
///   - text: The text.
///   - font: The font.
///   - width: The room for one line, in points. `nil` and infinity ask for the ideal size, 0 for
///     the minimum; NaN and what is below 0 count as 0.
///   - height: The room for all lines, in points, which ``MeasuredText/fit`` compares with.
///   - language: A BCP 47 tag, or `nil`.
///   - options: How the text is measured.
/// - Returns: The size and the number of lines; it answers further questions about the text.
/// - Complexity: O(*n*) in the text.
public func measure(
  _ text: String,
  font: Font,
  width: Double? = nil,
  height: Double? = nil,
  language: String? = nil,
  options: MeasuringOptions = MeasuringOptions()
) -> MeasuredText {
  PreparedText(text, font: font, language: language, options: options)
    .measured(width: width, height: height)
}

extension PreparedText {
  /// Measures the text in a box.
  ///
  /// - Parameters:
  ///   - width: As for ``size(forWidth:)``.
  ///   - height: The room for all lines, in points, which ``MeasuredText/fit`` compares with.
  /// - Returns: The size and the number of lines.
  public func measured(width: Double? = nil, height: Double? = nil) -> MeasuredText {
    let extent = shownExtent(forWidth: width)
    return MeasuredText(
      text: self,
      proposedWidth: width,
      proposedHeight: height,
      size: boxSize(ofLines: extent.width, extent.height),
      lineCount: extent.lineCount
    )
  }

  /// Measures what a limit shows of the text in a box, and keeps its lines.
  ///
  /// The height of the box limits nothing; ``LineLimit/height`` does.
  ///
  /// - Parameters:
  ///   - width: As for ``size(forWidth:)``.
  ///   - height: The room for all lines, in points, which ``MeasuredText/fit`` compares with.
  ///   - limit: How much is shown.
  /// - Returns: The size and the lines.
  /// - Complexity: As for ``limited(forWidth:_:)``.
  public func measured(
    width: Double? = nil,
    height: Double? = nil,
    limit: LineLimit
  ) -> MeasuredText {
    MeasuredText(limited(forWidth: width, limit), proposedWidth: width, proposedHeight: height)
  }
}
