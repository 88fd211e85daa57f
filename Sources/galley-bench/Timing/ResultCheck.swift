internal import TextMeasurement

/// Compares what was measured with the reference and with itself.
struct ResultCheck {
  /// How far widths and heights may be apart, in points.
  private static let tolerance = 0.001

  /// How far the sum of all widths may be from that of the reference, as a share of it.
  private static let shareApart = 0.001

  private let workload: Workload
  private let prepared: [PreparedText]
  private let reference: ReferenceShaper

  init(_ workload: Workload, _ prepared: [PreparedText], _ reference: ReferenceShaper) {
    self.workload = workload
    self.prepared = prepared
    self.reference = reference
  }

  /// What came out.
  func outcome() -> Outcome {
    var outcome = Outcome()
    checkWidths(&outcome)
    outcome.findings += heights()
    return outcome
  }

  /// Compares the widths of texts that one face has whole with how far `hb_shape` moves the pen.
  private func checkWidths(_ outcome: inout Outcome) {
    var sum = 0.0
    var wanted = 0.0
    for (sample, text) in zip(workload.samples, prepared) {
      guard text.faces.count == 1, !text.faces[0].isFallback else { continue }
      let advance = sample.paragraphs.reduce(0) { widest, paragraph in
        let font = sample.font
        return max(
          widest,
          reference.advance(of: paragraph, font: font, language: sample.language)
        )
      }
      let width = text.idealSize.width
      outcome.comparedCount += 1
      sum += width
      wanted += advance
      if abs(width - advance) <= Self.tolerance { outcome.equalCount += 1 }
    }
    // The library shapes scripts and directions apart, which plain `hb_shape` does not.
    if abs(sum - wanted) > wanted * Self.shareApart {
      outcome.findings.append("the widths add up to \(sum), those of hb_shape to \(wanted)")
    }
  }

  private func heights() -> [String] {
    var findings: [String] = []
    for text in prepared {
      for factor in [0.6, 1, 1.7] {
        let width = workload.firstWidth * factor
        let lines = text.lines(forWidth: width)
        let sum = lines.reduce(0) { $0 + $1.lineHeight }
        let height = text.height(forWidth: width)
        let isTiled =
          zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound }
        if abs(sum - height) > Self.tolerance || !isTiled {
          findings.append("height \(height) at \(width), but lines of \(sum): '\(text.text)'")
        }
      }
    }
    return findings
  }
}
