/// A character for each bidi class that `BidiTest.txt` names, in UTF-8.
enum BidiClass {
  /// By the name of the class: its characters in ASCII, the first in the lowest byte.
  static let characters: [UInt32: [UInt8]] = {
    let scalars: [String: Unicode.Scalar] = [
      "L": "a", "R": "\u{05D0}", "AL": "\u{0627}", "EN": "1", "ES": "+", "ET": "$",
      "AN": "\u{0661}", "CS": ",", "NSM": "\u{0300}", "BN": "\u{00AD}", "B": "\u{2029}",
      "S": "\t", "WS": " ", "ON": "!",
      "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}",
      "RLO": "\u{202E}", "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}",
      "PDI": "\u{2069}",
    ]
    return Dictionary(
      uniqueKeysWithValues: scalars.map { name, scalar in (key(of: name), Array(scalar.utf8)) }
    )
  }()

  private static func key(of name: String) -> UInt32 {
    name.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
