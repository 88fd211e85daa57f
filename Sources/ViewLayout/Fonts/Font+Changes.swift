public import Typography

extension Font {
  /// The font with bold letters.
  public func bold() -> Font { weight(.bold) }

  /// The font with italic letters.
  public func italic() -> Font { changed { $0.slant = .italic } }

  /// The font with lighter or heavier strokes.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// The embedded font whose letters are equally wide, in the same size, weight and slant.
  public func monospaced() -> Font {
    changed { font in
      font = .monospaced(size: size, weight: weight)
      font.slant = slant
      font.cascade = cascade
      font.textStyle = textStyle
    }
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
