internal import TextAnalysis
public import Typography

extension TextPlaces {
  /// The parts of a line in one font and one direction.
  ///
  /// They tile the line's text, its newline left out, and from left to right each begins where the
  /// one before ends. The runs of a token have the range of the text that it stands for.
  ///
  /// - Parameters:
  ///   - index: The line, from 0.
  ///   - order: The order of the runs.
  /// - Returns: The runs; none on an empty line.
  /// - Precondition: `index` is at least 0 and less than ``lineCount``.
  /// - Complexity: O(*n*) in the glyphs of the runs that the line touches.
  public func runs(ofLine index: Int, order: RunOrder = .visual) -> [LineRun] {
    let line = lines[index]
    let paragraph = text.paragraphs[line.paragraph]
    var x = left(ofLine: index)
    var runs: [LineRun] = []
    for part in paragraph.parts(of: line) {
      switch part.content {
      case .text(let span):
        runs += paragraph.lineRuns(of: span, x: &x) { range($0, ofLine: index) }
      case .token(let token, let cut):
        for line in token.placedLines(room: LayoutUnit.limit).prefix(1) {
          runs += token.paragraphs[0].lineRuns(of: line.span, x: &x) { _ in
            range(cut, ofLine: index)
          }
        }
      }
    }
    guard order == .logical else { return runs }
    return runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The box around everything that is painted on a line.
  ///
  /// - Parameter index: The line, from 0.
  /// - Returns: The box in layout space; `nil` if nothing is painted.
  /// - Precondition: `index` is at least 0 and less than ``lineCount``.
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  public func inkBounds(ofLine index: Int) -> Rect? {
    text.inkBounds(of: [lines[index]], in: textWidth)
  }
}

extension Paragraph {
  /// The runs of a line from left to right.
  ///
  /// - Parameters:
  ///   - span: The line.
  ///   - x: The left end of its content, in layout units from the left edge of the text; is moved
  ///     to its right end.
  ///   - range: Turns a range of the paragraph into the one that a run has.
  /// - Returns: The runs, with lengths in points.
  fileprivate func lineRuns(
    of span: LineSpan,
    x: inout Int64,
    _ range: (Range<Int>) -> Range<TextOffset>
  ) -> [LineRun] {
    let parts = LineComposer(paragraph: self).runs(of: span).joined
    defer { x += parts.last.map { $0.x + $0.advance } ?? 0 }
    return parts.map { run in
      LineRun(
        range: range(run.range),
        level: Int(run.level.rawValue),
        font: ScaledFont(runs[run.run].shaped.item.instance, size: runs[run.run].style.size),
        x: LayoutUnit(rawValue: x + run.x).points,
        width: LayoutUnit(rawValue: run.advance).points
      )
    }
  }
}

/// A part of a run of the paragraph, without its glyphs.
private struct RunPart {
  let run: Int
  var range: Range<Int>
  let level: BidiLevel
  var x: Int64
  var advance: Int64
}

extension [PlacedRun] {
  /// The parts from left to right, those of one run and level made one: a hyphen joins its word.
  fileprivate var joined: [RunPart] {
    var parts: [RunPart] = []
    for run in self {
      guard let last = parts.last, last.run == run.run, last.level == run.level else {
        parts.append(
          RunPart(
            run: run.run,
            range: run.range,
            level: run.level,
            x: run.x,
            advance: run.advance
          )
        )
        continue
      }
      let lower = Swift.min(last.range.lowerBound, run.range.lowerBound)
      let upper = Swift.max(last.range.upperBound, run.range.upperBound)
      parts[parts.count - 1].range = lower..<upper
      parts[parts.count - 1].advance += run.advance
    }
    return parts
  }
}
