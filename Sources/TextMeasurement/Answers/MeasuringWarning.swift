internal import TextAnalysis
public import Typography

/// Something odd about a question or its answer, which was answered all the same.
public enum MeasuringWarning: Hashable, Sendable {
  /// A face differs from the one that was asked for.
  case substitution(FontSubstitution)

  /// A proposed length is NaN or below 0; it counts as 0.
  case invalidProposal(Double)

  /// Words were to be hyphenated by a language that has no patterns; `nil` if none was named.
  case noHyphenation(language: String?)

  /// An attribute that would move text is left out, as its value is of another type; one line for
  /// people names it, where it is and its value.
  case unreadableAttribute(String)
}

extension MeasuringWarning: CustomStringConvertible {
  /// A short name that programs can tell the cases apart by.
  public var code: String {
    switch self {
    case .substitution(let substitution): substitution.code
    case .invalidProposal: "invalid-proposal"
    case .noHyphenation: "no-hyphenation"
    case .unreadableAttribute: "unreadable-attribute"
    }
  }

  /// One line for people.
  public var description: String {
    switch self {
    case .substitution(let substitution): substitution.description
    case .invalidProposal(let length): "a proposed length of \(length) counts as 0"
    case .noHyphenation(let language?):
      "no word is hyphenated: there are no patterns for the language '\(language)', only for "
        + HyphenationPatterns.embeddedLanguages.joined(separator: ", ")
    case .noHyphenation(nil):
      "no word is hyphenated, since no language is named"
    case .unreadableAttribute(let attribute): attribute
    }
  }
}
