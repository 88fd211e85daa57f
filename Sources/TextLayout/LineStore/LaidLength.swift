/// What a line store adds up over its paragraphs; lengths are layout units.
struct LaidLength: Summary {
  /// The text.
  var text = TextLength.zero

  /// The heights of paragraphs that are known, with what is left before, between and after lines.
  var height: Int64 = 0

  /// The paragraphs whose height is not known, and their length in UTF-16.
  var unlaid = 0
  var unlaidUTF16Count = 0

  /// The paragraphs whose height is known.
  var laid = 0

  /// The paragraphs whose lines are not all there.
  var incomplete = 0

  /// The lines of the paragraphs whose height is known.
  var lineCount = 0

  /// The glyphs of paragraphs that have been generated.
  var glyphCount = 0

  /// The paragraphs whose glyphs have not.
  var ungenerated = 0

  /// The last container that a line of them stands in; -1 if there is no line.
  var lastContainer = -1

  /// The left edge of the leftmost line, and the right edge of the rightmost.
  var minX = Int64.max
  var maxX = Int64.min

  static let zero = LaidLength()

  static func += (left: inout LaidLength, right: LaidLength) {
    left.text += right.text
    left.height += right.height
    left.unlaid += right.unlaid
    left.unlaidUTF16Count += right.unlaidUTF16Count
    left.laid += right.laid
    left.incomplete += right.incomplete
    left.lineCount += right.lineCount
    left.glyphCount += right.glyphCount
    left.ungenerated += right.ungenerated
    left.lastContainer = max(left.lastContainer, right.lastContainer)
    left.minX = min(left.minX, right.minX)
    left.maxX = max(left.maxX, right.maxX)
  }

  /// Adds a paragraph whose height is not known.
  mutating func addUnlaid(_ length: TextLength) {
    unlaid += 1
    unlaidUTF16Count += length.utf16
    incomplete += 1
  }
}
