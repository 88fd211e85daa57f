/// A paragraph of a line store.
struct LaidParagraph {
  /// Its length.
  let length: TextLength

  /// What is known of its layout; `nil` if nothing is.
  var layout: ParagraphLayout?

  /// Makes a paragraph of which nothing is known but its length.
  init(_ paragraph: StoredParagraph) {
    length = paragraph.summary
  }
}

extension LaidParagraph: Summarized {
  var summary: LaidLength {
    var sum = LaidLength.zero
    sum.text = length
    guard let layout else {
      sum.ungenerated = 1
      sum.addUnlaid(length)
      return sum
    }
    if let count = layout.glyphCount { sum.glyphCount = count } else { sum.ungenerated = 1 }
    sum.lastContainer = layout.lastContainer
    if layout.progress == .begun {
      sum.addUnlaid(length)
      return sum
    }
    sum.incomplete = layout.progress == .finished ? 0 : 1
    sum.laid = 1
    sum.lineCount = layout.lineCount
    sum.height = layout.spacing.before + layout.height + layout.below
    (sum.minX, sum.maxX) = (layout.minX, layout.maxX)
    return sum
  }
}

/// What a line store adds up over its paragraphs; lengths are layout units.
struct LaidLength: Summary {
  /// The text.
  var text = TextLength.zero

  /// The heights of paragraphs that are known, with what is left before, between and after lines.
  var height: Int64 = 0

  /// The paragraphs whose height is not known, and their length in UTF-16.
  var unlaid = 0
  var unlaidUnits = 0

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
    left.unlaidUnits += right.unlaidUnits
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
    unlaidUnits += length.utf16
    incomplete += 1
  }
}
