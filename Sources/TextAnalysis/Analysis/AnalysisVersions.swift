/// The versions of what text analysis rests on, as they are at run time.
///
/// Line breaks, levels and scripts follow these versions, so results that are compared across
/// machines should be compared with them.
package struct AnalysisVersions: Hashable, Sendable {
  /// The version of the ICU library that runs, such as `72.1`.
  package let icu: String

  /// The version of Unicode that it implements, such as `15.0`.
  package let unicode: String

  /// Creates a pair of versions, to compare with those of a process.
  package init(icu: String, unicode: String) {
    self.icu = icu
    self.unicode = unicode
  }

  /// The versions in this process.
  package static var current: AnalysisVersions {
    AnalysisVersions(icu: ICULibrary.version, unicode: ICULibrary.unicodeVersion)
  }
}
