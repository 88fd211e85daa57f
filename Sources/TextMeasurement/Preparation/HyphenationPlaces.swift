internal import TextAnalysis
internal import Typography

/// The places where the words of a paragraph may be hyphenated.
struct HyphenationPlaces {
  private let hyphenation: Hyphenation
  private let clusters: [UInt32]
  private var offsets: [Int] = []

  /// Adds them to the places where lines may end.
  ///
  /// A place where the text allows a break anyway stays as it is.
  ///
  /// - Parameters:
  ///   - opportunities: The places where lines may end, in order.
  ///   - text: The paragraph, in well-formed UTF-8.
  ///   - spans: Its styles, which tile it.
  ///   - languages: The languages of the styles.
  ///   - hyphenation: How words are hyphenated.
  ///   - analyzer: Finds grapheme clusters.
  /// - Complexity: O(*n*) in the bytes.
  static func insert(
    into opportunities: inout [BreakOpportunity],
    of text: UnsafeBufferPointer<UInt8>,
    _ spans: [StyleSpan],
    languages: [String?],
    _ hyphenation: Hyphenation,
    _ analyzer: TextAnalyzer
  ) {
    var places = HyphenationPlaces(hyphenation, analyzer.graphemeBoundaries(of: text))
    places.find(in: text, spans, languages)
    if !places.offsets.isEmpty { opportunities = places.merged(with: opportunities) }
  }

  private init(_ hyphenation: Hyphenation, _ clusters: [UInt32]) {
    self.hyphenation = hyphenation
    self.clusters = clusters
  }

  /// Finds the places; a word goes on across styles with the same patterns.
  private mutating func find(
    in text: UnsafeBufferPointer<UInt8>,
    _ spans: [StyleSpan],
    _ languages: [String?]
  ) {
    var start = 0
    for (index, span) in spans.enumerated() where start < text.count {
      let patterns = hyphenation.patterns(for: languages[span.style])
      let next = index + 1 < spans.count ? spans[index + 1] : nil
      if let next, hyphenation.patterns(for: languages[next.style]) == patterns { continue }
      let end = min(span.end, text.count)
      if let patterns {
        var hyphenator = WordHyphenator(
          patterns,
          clusters: clusters,
          minimumPrefix: hyphenation.minimumPrefix,
          minimumSuffix: hyphenation.minimumSuffix
        )
        hyphenator.appendPlaces(of: text, in: start..<end, to: &offsets)
      }
      start = end
    }
  }

  private func merged(with opportunities: [BreakOpportunity]) -> [BreakOpportunity] {
    var all: [BreakOpportunity] = []
    all.reserveCapacity(opportunities.count + offsets.count)
    var next = 0
    for opportunity in opportunities {
      while next < offsets.count, offsets[next] <= opportunity.offset {
        if offsets[next] < opportunity.offset {
          all.append(
            BreakOpportunity(offset: offsets[next], isMandatory: false, isHyphenation: true)
          )
        }
        next += 1
      }
      all.append(opportunity)
    }
    return all
  }
}

extension Hyphenation {
  /// The patterns for words of a language; `nil` if these are not hyphenated.
  func patterns(for language: String?) -> HyphenationPatterns? {
    switch source {
    case .none: nil
    case .language: language.flatMap { HyphenationPatterns.embedded(language: $0) }
    case .patterns(let patterns): patterns
    }
  }
}
