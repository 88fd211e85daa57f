internal import TextAnalysis
internal import Typography

extension PreparedText {
  /// What the answers about the text rest on.
  ///
  /// - Complexity: O(*n*) in the glyphs.
  public var receipt: Receipt {
    Receipt(
      faces: faces,
      missing: missingCharacters,
      substitutions: substitutions,
      versions: .current
    )
  }

  /// The faces that the text is measured with, in the order of their first use.
  ///
  /// - Complexity: O(*n*) in the runs.
  package var faces: [FaceUse] {
    var uses: [(run: ParagraphRun, ranges: [Range<TextOffset>])] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let start = start(of: index)
      for run in paragraph.runs where run.shaped.item.kind == .text {
        let range = TextOffset(utf8: start + run.start)..<TextOffset(utf8: start + run.end)
        if let index = uses.firstIndex(where: { $0.run.hasSameFace(as: run) }) {
          uses[index].ranges.append(joining: range)
        } else {
          uses.append((run, [range]))
        }
      }
    }
    if uses.isEmpty {
      return [FaceUse(font: ScaledFont(primary, size: font.size), isFallback: false, ranges: [])]
    }
    return uses.map { run, ranges in
      let instance = run.shaped.item.instance
      return FaceUse(
        font: ScaledFont(instance, size: run.style.size),
        isFallback: instance !== run.style.primary,
        ranges: ranges
      )
    }
  }

  /// The characters that no face has, in the order of the text.
  ///
  /// - Complexity: O(*n*) in the glyphs.
  package var missingCharacters: [MissingCharacter] {
    var missing: [MissingCharacter] = []
    for (index, paragraph) in paragraphs.enumerated() where paragraph.hasMissingGlyphs {
      let start = start(of: index)
      paragraph.forEachMissingCluster { range in
        let place =
          TextOffset(utf8: start + range.lowerBound)..<TextOffset(utf8: start + range.upperBound)
        missing.append(
          MissingCharacter(
            character: paragraph.text.string(in: range),
            range: place
          )
        )
      }
    }
    return missing
  }
}

extension ParagraphRun {
  /// Whether another run is set in the same face at the same size, for the same reason.
  fileprivate func hasSameFace(as other: ParagraphRun) -> Bool {
    shaped.item.instance === other.shaped.item.instance && style.size == other.style.size
      && style.primary === other.style.primary
  }
}

extension Paragraph {
  var hasMissingGlyphs: Bool { glyphs.contains { $0.isMissing } }

  /// Visits the clusters for which a face showed its glyph for missing characters, in order.
  func forEachMissingCluster(_ visit: (Range<Int>) -> Void) {
    for run in runs where run.shaped.item.kind == .text {
      var glyphs = Array(self.glyphs[run.shaped.glyphs])
      if run.shaped.item.level.isRightToLeft { glyphs.reverse() }
      var first = 0
      while first < glyphs.count {
        let cluster = glyphs[first].cluster
        let next = glyphs[first...].firstIndex { $0.cluster != cluster } ?? glyphs.count
        if glyphs[first..<next].contains(where: \.isMissing) {
          visit(Int(cluster)..<(next < glyphs.count ? Int(glyphs[next].cluster) : run.end))
        }
        first = next
      }
    }
  }
}

extension [Range<TextOffset>] {
  /// Appends a range, made one with the last if the two touch.
  fileprivate mutating func append(joining range: Range<TextOffset>) {
    if let last, last.upperBound == range.lowerBound {
      self[count - 1] = last.lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}
