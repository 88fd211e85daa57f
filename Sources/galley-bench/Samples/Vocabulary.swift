/// The words that sample texts of one language are made of.
///
/// The texts mean nothing, but letters, lengths and repetition are those of the language.
struct Vocabulary: Sendable {
  /// What the language is called in titles.
  let name: String

  /// The BCP 47 tag.
  let language: String

  /// The families that hold the language's script.
  let families: [String]

  /// Small words, the most frequent first.
  let particles: [String]

  /// What the other words begin with.
  let prefixes: [String]

  /// What the other words are built on, the most frequent first.
  let stems: [String]

  /// What the other words end in.
  let endings: [String]

  /// What stands between words.
  let space: String

  /// What stands after a part of a sentence, its space included.
  let comma: String

  /// What stands after a sentence, its space included.
  let stop: String

  /// What labels begin with.
  let actions: [String]

  /// What labels are about.
  let things: [String]

  /// Every language with a vocabulary.
  static let all: [Vocabulary] = [
    .english, .german, .russian, .arabic, .hindi, .thai, .japanese,
  ]
}

extension [String] {
  /// The words of a text, in order; `_` stands for nothing at all.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { $0 == "_" ? "" : String($0) }
  }

  /// The pieces of a text between bars, in order.
  static func phrases(_ text: String) -> [String] {
    text.split(separator: "|").map { piece in
      piece.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }
}
