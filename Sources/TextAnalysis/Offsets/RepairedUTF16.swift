/// Text made from UTF-16 that may be broken.
///
/// Every surrogate without its other half became U+FFFD, which is one code unit too, so UTF-16
/// offsets mean the same in the text as in what it was made from.
package struct RepairedUTF16: Hashable, Sendable {
  /// The text.
  package let text: String

  /// Where a lone surrogate was replaced: UTF-16 offsets in increasing order.
  package let replacements: [UTF16Offset]

  /// Makes text from code units.
  ///
  /// - Complexity: O(*n*) in the code units.
  package init(codeUnits: some Collection<UInt16>) {
    var replacements: [UTF16Offset] = []
    var openHigh: Int?
    var offset = 0
    for unit in codeUnits {
      let pairedHigh = unit & 0xFC00 == 0xDC00 ? openHigh : nil
      if let lone = openHigh, pairedHigh == nil {
        replacements.append(UTF16Offset(utf16: lone))
      }
      if unit & 0xFC00 == 0xDC00, pairedHigh == nil {
        replacements.append(UTF16Offset(utf16: offset))
      }
      openHigh = unit & 0xFC00 == 0xD800 ? offset : nil
      offset += 1
    }
    if let openHigh { replacements.append(UTF16Offset(utf16: openHigh)) }
    text = String(decoding: codeUnits, as: UTF16.self)
    self.replacements = replacements
  }
}
