/// A script of Unicode, named by its four-letter ISO 15924 code.
///
/// Source: UAX #24.
package struct Script: RawRepresentable, Hashable, Sendable {
  /// The four ASCII letters, the first in the highest byte: `Latn` is 0x4C61746E.
  package let rawValue: UInt32

  /// Creates a script from its four letters in one number, the first in the highest byte.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a script from a four-letter code such as `Latn`.
  ///
  /// `nil` if `tag` is not four ASCII letters. Case is kept as given.
  package init?(_ tag: String) {
    let letters = tag.utf8
    guard letters.count == 4, letters.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      return nil
    }
    rawValue = letters.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension Script {
  /// Characters of no one script, such as digits and punctuation: `Zyyy`.
  package static let common = Script(rawValue: 0x5A79_7979)
  /// Marks that take the script of their base: `Zinh`.
  package static let inherited = Script(rawValue: 0x5A69_6E68)
  /// Unassigned and private-use characters: `Zzzz`.
  package static let unknown = Script(rawValue: 0x5A7A_7A7A)
  /// `Arab`.
  package static let arabic = Script(rawValue: 0x4172_6162)
  /// `Armn`.
  package static let armenian = Script(rawValue: 0x4172_6D6E)
  /// `Beng`.
  package static let bengali = Script(rawValue: 0x4265_6E67)
  /// `Cyrl`.
  package static let cyrillic = Script(rawValue: 0x4379_726C)
  /// `Deva`.
  package static let devanagari = Script(rawValue: 0x4465_7661)
  /// `Grek`.
  package static let greek = Script(rawValue: 0x4772_656B)
  /// `Hang`.
  package static let hangul = Script(rawValue: 0x4861_6E67)
  /// `Hani`.
  package static let han = Script(rawValue: 0x4861_6E69)
  /// `Hebr`.
  package static let hebrew = Script(rawValue: 0x4865_6272)
  /// `Hira`.
  package static let hiragana = Script(rawValue: 0x4869_7261)
  /// `Kana`.
  package static let katakana = Script(rawValue: 0x4B61_6E61)
  /// `Khmr`.
  package static let khmer = Script(rawValue: 0x4B68_6D72)
  /// `Laoo`.
  package static let lao = Script(rawValue: 0x4C61_6F6F)
  /// `Latn`.
  package static let latin = Script(rawValue: 0x4C61_746E)
  /// `Mymr`.
  package static let myanmar = Script(rawValue: 0x4D79_6D72)
  /// `Taml`.
  package static let tamil = Script(rawValue: 0x5461_6D6C)
  /// `Thai`.
  package static let thai = Script(rawValue: 0x5468_6169)
}

extension Script: CustomStringConvertible {
  /// The four letters.
  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
