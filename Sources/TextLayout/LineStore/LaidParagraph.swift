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
