public import Typography

/// Changes that give a text, which can stand beside others in one.
extension Text {
  /// Sets the text in a font.
  public func font(_ font: Font?) -> Text { setting(TextSettings(font: font)) }

  /// Makes the strokes of the text lighter or heavier, whatever its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(TextSettings(weight: weight)) }

  /// Makes the text bold.
  public func bold() -> Text { setting(TextSettings(weight: .bold)) }

  /// Makes the text bold, or leaves it as it is.
  public func bold(_ isActive: Bool) -> Text {
    setting(TextSettings(weight: isActive ? .bold : nil))
  }

  /// Makes the text italic.
  public func italic() -> Text { setting(TextSettings(isItalic: true)) }

  /// Makes the text italic, or leaves it as it is.
  public func italic(_ isActive: Bool) -> Text {
    setting(TextSettings(isItalic: isActive ? true : nil))
  }

  /// Sets the text in the embedded font whose letters are equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    setting(TextSettings(isMonospaced: isActive ? true : nil))
  }

  /// Sets the text in another kind of letters, unless its font is one of the user's own; `nil`
  /// leaves it.
  ///
  /// The usual kind and the round one are alike.
  public func fontDesign(_ design: Font.Design?) -> Text { setting(TextSettings(design: design)) }

  /// Sets the text with digits that are equally wide, where its font has such.
  public func monospacedDigit() -> Text { setting(TextSettings(hasMonospacedDigits: true)) }

  /// Leaves so much after each cluster of the text, in points; no optional ligatures are set.
  public func tracking(_ tracking: CGFloat) -> Text {
    setting(TextSettings(tracking: Double(tracking)))
  }

  /// Leaves so much after each cluster of the text, in points; 0 switches the font's kerning off.
  public func kerning(_ kerning: CGFloat) -> Text {
    setting(TextSettings(kerning: Double(kerning)))
  }

  /// Raises the text above the baseline, in points; negative lowers it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    setting(TextSettings(baselineOffset: Double(baselineOffset)))
  }

  /// Draws a line below the text; without effect on layout.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Draws a line through the text; without effect on layout.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Paints the text; without effect on layout.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }

  /// Paints the text; without effect on layout.
  public func foregroundColor(_ color: Color?) -> Text { self }
}
