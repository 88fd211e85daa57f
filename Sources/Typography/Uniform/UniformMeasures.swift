/// The measures of a font in which all characters are alike, for worked examples and tests.
///
/// All are in points, are from 0 to 500, and are rounded to 1/64. Ascent and descent are positive.
public struct UniformMeasures: Hashable, Sendable {
  /// How wide each character is.
  public var advance: Double

  /// From the baseline up to the top of the line.
  public var ascent: Double

  /// From the baseline down to the bottom of the line.
  public var descent: Double

  /// What is left below each line.
  public var leading: Double

  /// From the baseline up to the top of capitals.
  public var capHeight: Double

  /// Makes measures.
  ///
  /// - Parameters:
  ///   - advance: How wide each character is.
  ///   - ascent: From the baseline up to the top of the line.
  ///   - descent: From the baseline down to the bottom of the line.
  ///   - leading: What is left below each line.
  ///   - capHeight: From the baseline up to the top of capitals; `nil` for three quarters of the
  ///     ascent.
  public init(
    advance: Double,
    ascent: Double,
    descent: Double,
    leading: Double = 0,
    capHeight: Double? = nil
  ) {
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight ?? ascent * 0.75
  }

  /// The lengths that a measure can have, in points.
  public static let range = 0.0...500
}

extension UniformMeasures {
  /// Points in one em: as much as a line is high, in whole points from 1 to 256.
  var size: Int { min(max(Int((ascent + descent).rounded()), 1), 256) }

  /// Design units in one em: 64 to the point.
  var unitsPerEm: Int { size * Self.unitsPerPoint }

  /// A length in design units.
  static func units(_ points: Double) -> Int { Int((points * Double(unitsPerPoint)).rounded()) }

  private static let unitsPerPoint = 64
}

extension Font {
  /// Makes a font in which all characters are alike, without fonts for others.
  ///
  /// Every scalar has a glyph of its own advance that paints nothing. The size is that of an em of
  /// about one line; another size scales all measures.
  ///
  /// - Parameter measures: The measures.
  /// - Precondition: Each measure is in ``UniformMeasures/range``, and the advance and one of
  ///   ascent and descent are not 0.
  /// - Throws: `FontError.damaged` if FreeType does not take the font, which is a fault of the
  ///   library.
  public init(uniform measures: UniformMeasures) throws(FontError) {
    let lengths = [
      measures.advance, measures.ascent, measures.descent, measures.leading, measures.capHeight,
    ]
    precondition(
      lengths.allSatisfy(UniformMeasures.range.contains),
      "a measure is from 0 to 500 points"
    )
    let data = try FontData(UniformFontFile(measures).bytes, name: "uniform font")
    self.init(try FontFace(data), size: Double(measures.size))
    cascade = .none
  }
}
