/// A language reduced to the parts by which OpenType tells languages apart.
///
/// There are few enough of these that a stream of odd tags cannot fill the shaper's list of
/// languages.
///
/// Source: BCP 47; OpenType language system tags.
package struct ShapingLanguage: Hashable, Sendable {
  /// The tag in lower case: a language of two or three letters; for Chinese with its script or
  /// region; for Greek with `polyton`.
  package let tag: String

  /// Reduces a BCP 47 tag.
  ///
  /// - Returns: `nil` if the tag does not begin with a language of two or three letters.
  package init?(_ tag: String) {
    let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).prefix(8)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    let kept: Set<Substring> =
      switch language {
      case "zh": ["hans", "hant", "hk", "mo", "tw", "sg", "cn"]
      case "el": ["polyton"]
      case "ro": ["md"]
      case "ga": ["latg"]
      default: []
      }
    self.tag = ([language] + parts.dropFirst().filter(kept.contains)).joined(separator: "-")
  }
}
