internal import TextAnalysis

/// A span of one script and one bidi level.
struct ItemSpan {
  var start: Int
  var end: Int
  let script: Script
  let level: BidiLevel
}

/// The spans that the script runs and the level runs of a paragraph cut a part of it into.
struct ItemSpans {
  private let analysis: ParagraphAnalysis
  private let end: Int
  private var script: Int
  private var level: Int
  private var start: Int

  /// Begins at the start of a part of the paragraph: UTF-8 offsets in it.
  init(_ analysis: ParagraphAnalysis, in part: Range<Int>) {
    self.analysis = analysis
    start = part.lowerBound
    end = part.upperBound
    script = start == 0 ? 0 : analysis.scriptRuns.partitioningIndex { $0.end > part.lowerBound }
    level = start == 0 ? 0 : analysis.levelRuns.partitioningIndex { $0.end > part.lowerBound }
  }

  /// The next span in logical order; `nil` at the part's end.
  mutating func next() -> ItemSpan? {
    guard start < end, script < analysis.scriptRuns.count, level < analysis.levelRuns.count else {
      return nil
    }
    let scriptRun = analysis.scriptRuns[script]
    let levelRun = analysis.levelRuns[level]
    let reached = min(scriptRun.end, levelRun.end, end)
    defer {
      if scriptRun.end == reached { script += 1 }
      if levelRun.end == reached { level += 1 }
      start = reached
    }
    return ItemSpan(start: start, end: reached, script: scriptRun.script, level: levelRun.level)
  }
}
