internal import TextAnalysis
public import Typography

extension TextPlaces {
  /// The parts of a line in one font and one direction.
  ///
  /// They tile the line's text, its newline left out, and from left to right each begins where the
  /// one before ends.
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
    let left = left(ofLine: index)
    let runs = LineComposer(paragraph: paragraph).runs(of: line.span).joined.map { run in
      let whole = paragraph.runs[run.run]
      return LineRun(
        range: range(run.range, ofLine: index),
        level: Int(run.level.rawValue),
        font: ScaledFont(whole.shaped.item.instance, size: whole.style.size),
        x: LayoutUnit(rawValue: left + run.x).points,
        width: LayoutUnit(rawValue: run.advance).points
      )
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
    text.inkBounds(of: lines[index], in: textWidth)
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
