@testable import Typography

extension GlyphID {
  /// The glyph of a number that tables hold.
  init(_ number: UInt16) {
    self.init(rawValue: UInt32(number))
  }
}
