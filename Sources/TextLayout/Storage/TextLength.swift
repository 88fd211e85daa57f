/// The length of text.
struct TextLength: Summary {
  var utf8: Int
  var utf16: Int

  static let zero = TextLength(utf8: 0, utf16: 0)

  static func += (left: inout TextLength, right: TextLength) {
    left.utf8 += right.utf8
    left.utf16 += right.utf16
  }
}
