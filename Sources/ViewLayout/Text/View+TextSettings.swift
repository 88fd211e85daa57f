public import Typography

extension View {
  /// Makes the strokes of text in the view lighter or heavier, whatever its font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    setting(TextSettings(weight: weight))
  }

  /// Makes text in the view bold.
  public func bold() -> some View { setting(TextSettings(weight: .bold)) }

  /// Makes text in the view bold, or leaves it as it is.
  public func bold(_ isActive: Bool) -> some View {
    setting(TextSettings(weight: isActive ? .bold : nil))
  }

  /// Makes text in the view italic.
  public func italic() -> some View { setting(TextSettings(isItalic: true)) }

  /// Makes text in the view italic, or leaves it as it is.
  public func italic(_ isActive: Bool) -> some View {
    setting(TextSettings(isItalic: isActive ? true : nil))
  }

  /// Sets text in the view in the embedded font whose letters are equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    setting(TextSettings(isMonospaced: isActive ? true : nil))
  }

  /// Sets text in the view in another kind of letters, unless its font is one of the user's own;
  /// `nil` leaves it.
  ///
  /// The usual kind and the round one are alike.
  public func fontDesign(_ design: Font.Design?) -> some View {
    setting(TextSettings(design: design))
  }

  /// Sets text in the view with digits that are equally wide, where its font has such.
  public func monospacedDigit() -> some View { setting(TextSettings(hasMonospacedDigits: true)) }

  /// Leaves so much after each cluster of text in the view, in points; no optional ligatures are
  /// set.
  public func tracking(_ tracking: CGFloat) -> some View {
    setting(TextSettings(tracking: Double(tracking)))
  }

  /// Leaves so much after each cluster of text in the view, in points; 0 switches the font's
  /// kerning off.
  public func kerning(_ kerning: CGFloat) -> some View {
    setting(TextSettings(kerning: Double(kerning)))
  }

  /// Raises text in the view above the baseline, in points; negative lowers it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    setting(TextSettings(baselineOffset: Double(baselineOffset)))
  }

  /// Draws a line below text in the view; without effect on layout.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Draws a line through text in the view; without effect on layout.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Leaves so much between the lines of text in the view, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  private func setting(_ settings: TextSettings) -> some View {
    transformEnvironment { environment in
      environment.textSettings = environment.textSettings.overridden(by: settings)
    }
  }
}
