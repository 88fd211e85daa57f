internal import TextMeasurement

// How far a text reaches of which not all is laid out. None of this causes layout.
extension LineStore {
  /// What text takes of its first container, as far as is known, and beyond that as it is
  /// estimated.
  ///
  /// - Complexity: O(log *n*) in the paragraphs of a column; else O(*l*) in the lines, once after
  ///   they have changed.
  var estimatedUse: ContainerUse {
    var use = ContainerUse()
    let bottom: Int64
    if isColumn {
      (use.minX, use.maxX) = (paragraphs.summary.minX, paragraphs.summary.maxX)
      if let extra = knownExtraLine {
        use.minX = min(use.minX, extra.x)
        use.maxX = max(use.maxX, extra.x + extra.width)
      }
      bottom = estimatedColumnHeight
    } else {
      use = self.use(of: 0)
      bottom = max(use.bottom, min(estimatedFlowHeight, geometries[0].height))
    }
    use.bottom = bottom
    use.isComplete = hasExactExtent
    if use.minX > use.maxX { (use.minX, use.maxX) = (geometries[0].padding, geometries[0].padding) }
    return use
  }

  /// Whether nothing about the extent of the text is estimated.
  var hasExactExtent: Bool {
    guard storage != nil else { return false }
    guard isColumn else { return flow.isFinished }
    return paragraphs.count == 0 ? hasLaidOutEmptyText : paragraphs.summary.unlaid == 0
  }

  /// The part of the text whose extent is known, from 0 to 1.
  var laidOutPart: Double {
    let length = paragraphs.summary.text.utf16
    guard length > 0 else { return hasExactExtent ? 1 : 0 }
    let laid = isColumn ? length - paragraphs.summary.unlaidUTF16Count : firstUnlaidOffset
    return Double(laid) / Double(length)
  }

  /// The empty line after a column, if the glyphs are there that say how high it is.
  var knownExtraLine: ParagraphLine? {
    let count = paragraphs.count
    guard count > 0 else { return hasLaidOutEmptyText ? extraLine(in: 0) : nil }
    return paragraphs[count - 1].layout?.prepared == nil ? nil : extraLine(in: 0)
  }

  /// The height of the empty line after the text; 0 if there is none.
  private var extraHeight: Int64 {
    guard hasExtraLine else { return 0 }
    return knownExtraLine?.height ?? estimate?.height(of: 1, utf16Count: 0) ?? 0
  }

  private var estimatedColumnHeight: Int64 {
    guard paragraphs.count > 0 else { return extraHeight }
    let last = spacing(ofParagraph: paragraphs.count - 1)
    let end = tileTop(paragraphs.count)
    return max(0, hasExtraLine ? end + last.before + extraHeight : end - last.below)
  }

  private var estimatedFlowHeight: Int64 {
    guard !flow.isFinished else { return 0 }
    return LayoutUnit.sum(tileTop(paragraphs.count), extraHeight)
  }

  /// The top of the room that a paragraph takes of its first container, with what is left before
  /// it; of the count of paragraphs, the bottom of the last one, with what is left after it.
  ///
  /// Never less than that of a paragraph before. Estimated where text above is not laid out.
  ///
  /// - Complexity: O(log *n*).
  func tileTop(_ index: Int) -> Int64 {
    guard index > 0 else { return 0 }
    guard !isColumn else {
      return height(of: paragraphs.summary(before: index)) - spacing(ofParagraph: 0).before
    }
    if index < flow.paragraph { return paragraphs[index].layout?.entry?.top(after: 0) ?? 0 }
    let begun = flow.position.offset > 0 ? paragraphs[flow.paragraph].layout?.entry : nil
    let top = (begun ?? flow.nextRow).top(after: 0)
    guard index > flow.paragraph, !flow.isFinished else {
      return index > flow.paragraph ? max(top, flow.nextRow.bottom) : top
    }
    let utf16Count = paragraphs.summary(in: flow.paragraph..<index).text.utf16
    let rest = estimate?.height(of: index - flow.paragraph, utf16Count: utf16Count) ?? 0
    return max(LayoutUnit.sum(top, rest), flow.nextRow.bottom)
  }

  /// The paragraph at a height of the first container; the first one above all and the last one
  /// below.
  func paragraph(nearestTo y: Int64) -> Int {
    y < 0 ? 0 : paragraph(at: y) ?? max(0, paragraphs.count - 1)
  }

  /// The paragraph whose room holds a height of the first container; `nil` above and below all of
  /// them.
  ///
  /// - Complexity: O(log *n*) in the paragraphs of a column; else O(log² *n*).
  func paragraph(at y: Int64) -> Int? {
    guard y >= 0, paragraphs.count > 0 else { return nil }
    if isColumn {
      let before = spacing(ofParagraph: 0).before
      return paragraphs.first { height(of: $0) - before > y }?.index
    }
    var (lower, upper) = (0, paragraphs.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if tileTop(middle + 1) > y { upper = middle } else { lower = middle + 1 }
    }
    return lower < paragraphs.count ? lower : nil
  }
}
