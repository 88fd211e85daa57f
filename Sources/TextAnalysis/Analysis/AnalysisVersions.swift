/// The versions of what text analysis rests on, as they are at run time.
///
/// Line breaks, levels and scripts follow these versions, so results that are compared across
/// machines should be compared with them.
public struct AnalysisVersions: Hashable, Sendable {
  /// The version of the ICU library that runs, such as `72.1`.
  public let icu: String

  /// The version of Unicode that it implements, such as `15.0`.
  public let unicode: String

  /// Creates a pair of versions, to compare with those of a process.
  public init(icu: String, unicode: String) {
    self.icu = icu
    self.unicode = unicode
  }

  /// The versions in this process.
  public static var current: AnalysisVersions {
    AnalysisVersions(icu: ICULibrary.version, unicode: ICULibrary.unicodeVersion)
  }
}
