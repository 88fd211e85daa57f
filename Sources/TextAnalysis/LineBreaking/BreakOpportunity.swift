/// A place where a line may or must end.
///
/// Source: UAX #14, but for places where patterns allow a hyphen.
package struct BreakOpportunity: Hashable, Sendable {
  /// The UTF-8 offset in the paragraph at which the next line would begin.
  package let offset: Int

  /// Whether the line must end here.
  ///
  /// True after a line break character (UAX #14 LB4, LB5). False at the end of a text that does
  /// not end in one.
  package let isMandatory: Bool

  /// Whether the place lies inside a word, where patterns allow a hyphen.
  package let isHyphenation: Bool

  /// Creates an opportunity at a UTF-8 offset.
  package init(offset: Int, isMandatory: Bool, isHyphenation: Bool = false) {
    self.offset = offset
    self.isMandatory = isMandatory
    self.isHyphenation = isHyphenation
  }
}
