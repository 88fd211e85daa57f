public import Typography

extension Font {
  /// The font with bold letters.
  public func bold() -> Font { weight(.bold) }

  /// The font with italic letters.
  public func italic() -> Font { changed { $0.slant = .italic } }

  /// The font with lighter or heavier strokes.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// The embedded font whose letters are equally wide, in the same size, weight and slant.
  public func monospaced() -> Font { set(in: .monospaced(size: size, weight: weight)) }

  /// The embedded font of a kind of letters, in the same size, weight and slant.
  ///
  /// - Returns: The font as it is, if it is of that kind already or none of the embedded ones for
  ///   interfaces.
  func with(_ design: Design) -> Font {
    Self.designedFamilies.contains(familyName)
      ? set(in: .system(size: size, weight: weight, design: design))
      : self
  }

  /// The names of the embedded families for interfaces.
  private static let designedFamilies = Set(
    Design.allCases.map { Font.system(size: 0, design: $0).familyName }
  )

  /// The font in the family of another one, with all else that it asks for.
  private func set(in other: Font) -> Font {
    guard other.familyName != familyName else { return self }
    var font = other
    (font.slant, font.textStyle) = (slant, textStyle)
    (font.features, font.variations) = (features, variations)
    (font.opticalSizing, font.cascade) = (opticalSizing, cascade)
    return font
  }

  /// The font with digits that are equally wide, if it has such.
  public func monospacedDigit() -> Font { adding("tnum") }

  /// The font with small capitals for small letters, if it has such.
  public func lowercaseSmallCaps() -> Font { adding("smcp") }

  private func adding(_ feature: String) -> Font {
    changed { $0.features += [FontFeature(parsing: feature)].compactMap(\.self) }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
