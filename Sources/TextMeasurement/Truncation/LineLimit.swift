/// How much of a text is shown.
public struct LineLimit: Hashable, Sendable {
  /// The most lines; `nil` has no limit, and less than 1 counts as 1.
  public var lineCount: Int?

  /// The most height, ``MeasuringOptions/insets`` included, in points; `nil` has no limit.
  ///
  /// The first line is shown in any height.
  public var height: Double?

  /// The lines for which there is room at least, be they shown or not.
  public var reservedLineCount = 0

  /// The least scale of the fonts, from 0 to 1, at which text is shown before any is left out; 1
  /// keeps their sizes.
  ///
  /// The largest scale is taken at which all fits, in steps of 1/64 pt of the first font.
  public var minimumScale = 1.0

  /// How much closer letters may stand before text is left out, in ems; 0 keeps their distances.
  ///
  /// They are set closer after they were made smaller, and no more than is needed, in steps of 1/64
  /// of this.
  public var tightening = 0.0

  /// How the last line tells that text is left out; `nil` leaves out whole lines only.
  public var truncation: Truncation?

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - lineCount: The most lines; `nil` has no limit.
  ///   - height: The most height, in points; `nil` has no limit.
  ///   - truncation: How the last line tells that text is left out.
  public init(lineCount: Int? = nil, height: Double? = nil, truncation: Truncation? = nil) {
    self.lineCount = lineCount
    self.height = height
    self.truncation = truncation
  }
}
