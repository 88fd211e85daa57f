import TextAnalysis

extension TextAnalyzer {
  /// Analyses a string.
  func analysis(
    of text: String,
    direction: BaseDirection = .automatic,
    language: String? = nil,
    rules: LineBreakRules = LineBreakRules()
  ) -> ParagraphAnalysis {
    var text = text
    var analysis = ParagraphAnalysis()
    text.withUTF8 {
      analyze($0, direction: direction, language: language, rules: rules, into: &analysis)
    }
    return analysis
  }

  /// The pieces of a string between its break opportunities.
  func pieces(
    of text: String,
    language: String? = nil,
    rules: LineBreakRules = LineBreakRules()
  ) -> [String] {
    let offsets = analysis(of: text, language: language, rules: rules).opportunities.map(\.offset)
    let bytes = Array(text.utf8)
    return zip([0] + offsets, offsets).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  /// The grapheme clusters of a string.
  func clusters(of text: String) -> [String] {
    var text = text
    let boundaries = text.withUTF8 { graphemeBoundaries(of: $0) }.map { Int($0) }
    let bytes = Array(text.utf8)
    return zip(boundaries, boundaries.dropFirst()).map {
      String(decoding: bytes[$0..<$1], as: UTF8.self)
    }
  }
}
