internal import CICUShim

/// What the bytes of a charset with one byte a character stand for, as ICU knows it.
struct CharsetTable {
  /// The scalar of each byte; U+FFFD where a byte is none.
  let scalars: [Unicode.Scalar]

  /// Finds a charset by its name; `nil` if ICU does not know it or its characters have several
  /// bytes.
  ///
  /// - Parameter name: A name such as `ISO8859-1`, of ASCII characters.
  init?(name: String) {
    var units = [UInt16](repeating: 0xFFFD, count: 256)
    guard galley_ucnv_units(name, &units) else { return nil }
    scalars = units.map { Unicode.Scalar($0) ?? "\u{FFFD}" }
  }
}
