internal import TextAnalysis
internal import Typography

extension PreparedText {
  /// The layout at a width as a tree of paragraphs, lines and runs.
  ///
  ///     paragraph 0 [0..<21) ltr, 2 lines
  ///       line 0 [0..<14) width 105.94 trailing 4.69 baseline 16.47 height 20.57 soft
  ///         run [0..<13) x 0 advance 105.94 level 0 Latn Inter
  ///
  /// Ranges are UTF-8 offsets in the text; lengths are points, rounded to two decimals; runs stand
  /// from left to right.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: The tree, one node a line of text, without a newline at its end.
  /// - Complexity: O(*n*) in the glyphs.
  public func dump(forWidth width: Double?) -> String {
    dump(placedLines(room: room(for: width)))
  }

  /// Lines as a tree; paragraphs without any are left out.
  func dump(_ lines: [PlacedSpan]) -> String {
    var nodes: [String] = []
    for (number, line) in lines.enumerated() {
      if number == 0 || lines[number - 1].paragraph != line.paragraph {
        let lineCount = lines[number...].prefix { $0.paragraph == line.paragraph }.count
        nodes.append(heading(of: line.paragraph, lineCount: lineCount))
      }
      nodes += describe(line, number: number)
    }
    return nodes.joined(separator: "\n")
  }

  private func heading(of index: Int, lineCount: Int) -> String {
    let paragraph = paragraphs[index]
    let start = start(of: index)
    let range = start..<start + paragraph.text.count
    let direction = paragraph.baseLevel.isRightToLeft ? "rtl" : "ltr"
    let noun = lineCount == 1 ? "line" : "lines"
    return "paragraph \(index) \(bracketed(range)) \(direction), \(lineCount) \(noun)"
  }

  private func describe(_ placed: PlacedSpan, number: Int) -> [String] {
    let span = placed.span
    let start = start(of: placed.paragraph)
    let heading = [
      "  line \(number) \(bracketed(start + span.start..<start + span.end))",
      "width \(plain(span.width)) trailing \(plain(span.trailing))",
      "baseline \(plain(placed.baseline)) height \(plain(placed.height))",
      span.reason.word + (span.showsHyphen ? " hyphenated" : ""),
    ]
    let paragraph = paragraphs[placed.paragraph]
    return [heading.joined(separator: " ")]
      + paragraph.parts(of: placed).flatMap { part in
        switch part.content {
        case .text(let span):
          return paragraph.describeRuns(of: span, start: start, x: part.x)
        case .token(let token, let cut):
          let range = start + cut.lowerBound..<start + cut.upperBound
          return [
            "    token \(bracketed(range)) x \(plain(part.x)) advance \(plain(part.width)) "
              + token.text
          ]
        }
      }
  }
}

extension Paragraph {
  /// The runs of a line.
  ///
  /// - Parameters:
  ///   - span: The line.
  ///   - start: Where the paragraph begins in the text.
  ///   - x: Where the runs begin, in layout units from the left end of the line's content.
  /// - Returns: A node for each.
  fileprivate func describeRuns(of span: LineSpan, start: Int, x: Int64) -> [String] {
    LineComposer(paragraph: self).runs(of: span).map { run in
      let item = runs[run.run].shaped.item
      let script = FontTag(rawValue: item.script.rawValue).description
      let kind = item.kind == .tab ? "tab" : "run"
      let range = start + run.range.lowerBound..<start + run.range.upperBound
      return "    \(kind) \(bracketed(range)) x \(plain(x + run.x)) advance \(plain(run.advance)) "
        + "level \(run.level.rawValue) \(script) \(item.instance.face.family)"
    }
  }
}

private func bracketed(_ range: Range<Int>) -> String {
  "[\(range.lowerBound)..<\(range.upperBound))"
}

/// A length in points with at most two decimals.
private func plain(_ units: Int64) -> String {
  let rounded = (LayoutUnit(rawValue: units).points * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}

extension LineEnd {
  /// The word that outputs call the reason by.
  package var word: String {
    switch self {
    case .opportunity: "soft"
    case .mandatory: "hard"
    case .overflow: "overflow"
    case .endOfText: "text"
    }
  }
}
