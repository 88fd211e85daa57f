internal import TextAnalysis
internal import Typography

/// The versions of what measuring rests on, as they are at run time.
public struct LibraryVersions: Hashable, Sendable {
  /// The version of HarfBuzz, which shapes.
  public let harfBuzz: String

  /// The version of FreeType, which judges font files.
  public let freeType: String

  /// The version of ICU, which finds line breaks.
  public let icu: String

  /// The version of Unicode that ICU implements.
  public let unicode: String

  /// The versions in this process.
  public static let current = LibraryVersions(
    harfBuzz: FontLibraryVersions.harfBuzz,
    freeType: FontLibraryVersions.freeType,
    icu: AnalysisVersions.current.icu,
    unicode: AnalysisVersions.current.unicode
  )
}
