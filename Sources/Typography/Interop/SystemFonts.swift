internal import CFontconfig

/// The fonts that the system offers, as fontconfig lists them.
enum SystemFonts {
  /// What fontconfig knows of one face.
  struct Entry: Sendable {
    let family: String
    let path: String
    let index: Int
    let weights: ClosedRange<Double>
    let isItalic: Bool
    let width: Double
  }

  /// Every scalable OpenType face that fontconfig lists.
  ///
  /// Wraps `FcFontList`.
  static func all() -> [Entry] {
    guard let configuration = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(configuration) }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    for property in [FC_FAMILY, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_FONTFORMAT] {
      FcObjectSetAdd(wanted, property)
    }
    guard let list = FcFontList(configuration, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(list) }
    return (0..<Int(list.pointee.nfont)).compactMap { place in
      list.pointee.fonts[place].flatMap(entry)
    }
  }

  private static func entry(_ pattern: OpaquePointer) -> Entry? {
    guard let format = text(FC_FONTFORMAT, of: pattern), format == "TrueType" || format == "CFF",
      let family = text(FC_FAMILY, of: pattern),
      let path = text(FC_FILE, of: pattern)
    else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    // The upper half numbers the named instances of a variable font; the face itself has none.
    guard index >> 16 == 0 else { return nil }
    var slant: Int32 = 0
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    return Entry(
      family: family,
      path: path,
      index: Int(index & 0xFFFF),
      weights: weights(of: pattern),
      isItalic: slant > 0,
      width: width(of: pattern)
    )
  }

  /// The width of a face in percent of the normal one, which fontconfig rounds to whole numbers.
  ///
  /// A face with a range of widths counts as normal if that is in it.
  private static func width(of pattern: OpaquePointer) -> Double {
    var width = FontWidth.normal
    if FcPatternGetDouble(pattern, FC_WIDTH, 0, &width) == FcResultMatch { return width }
    var range: OpaquePointer?
    var low = 0.0
    var high = 0.0
    guard FcPatternGetRange(pattern, FC_WIDTH, 0, &range) == FcResultMatch,
      FcRangeGetDouble(range, &low, &high) != 0
    else { return FontWidth.normal }
    return min(max(FontWidth.normal, low), high)
  }

  private static func text(_ property: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// The weights of a face in OpenType's scale, which is not fontconfig's.
  private static func weights(of pattern: OpaquePointer) -> ClosedRange<Double> {
    var weight = 0.0
    if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch {
      let value = FontWeight(FcWeightToOpenTypeDouble(weight)).value
      return value...value
    }
    var range: OpaquePointer?
    var low = 0.0
    var high = 0.0
    guard FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch,
      FcRangeGetDouble(range, &low, &high) != 0
    else { return 400...400 }
    let bounds = [low, high].map { FontWeight(FcWeightToOpenTypeDouble($0)).value }.sorted()
    return bounds[0]...bounds[1]
  }
}
