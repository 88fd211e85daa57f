internal import Foundation
internal import TextAnalysis
internal import TextMeasurement

extension StyledText {
  /// The text in capital or in small letters, each part by the rules of its language and in its
  /// style.
  ///
  /// Rules that look at the letters around, such as that of a sigma at the end of a word, do not
  /// look beyond a run.
  ///
  /// - Complexity: O(*n*) in the text and its runs.
  func written(in letters: Text.Case) -> StyledText {
    let starts = runs.map(\.range.lowerBound) + paragraphRuns.map(\.range.lowerBound)
    let cuts = Set(starts.map(\.utf8)).sorted() + [string.utf8.count]
    let parts = zip(cuts, cuts.dropFirst()).map { start, end in
      let (part, offset) = (part(start..<end), TextOffset(utf8: start))
      let style = style(at: offset)
      let locale = Locale(identifier: style.language ?? "")
      let string =
        switch letters {
        case .uppercase: part.string.uppercased(with: locale)
        case .lowercase: part.string.lowercased(with: locale)
        }
      return StyledText(string, style: style, paragraphStyle: paragraphStyle(at: offset))
    }
    guard var text = parts.first else { return self }
    for part in parts.dropFirst() { text.append(part) }
    return text
  }
}
