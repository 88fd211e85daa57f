import TextAnalysis

/// The tests of Unicode that ICU answers differently, from `icu72-deviations.tsv`.
///
/// They hold for one version of ICU. With any other the answers are unknown.
struct Deviations {
  /// The version that the list was made with.
  static let version = AnalysisVersions(icu: "72.1", unicode: "15.0")

  /// Whether the list says exactly what the ICU of this process answers.
  static var areKnown: Bool { AnalysisVersions.current == version }

  /// ICU's answers by test.
  let answers: [String: String]

  /// Reads the deviations of a test file.
  init(of file: String) throws {
    let lines = try UnicodeDataFile("icu72-deviations.tsv").tests
    let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
      .filter { $0.count == 4 && $0[0] == file }
    answers = Dictionary(rows.map { (String($0[1]), String($0[3])) }) { first, _ in first }
  }
}
