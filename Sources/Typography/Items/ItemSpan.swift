internal import TextAnalysis

/// A span of one script and one bidi level.
struct ItemSpan {
  var start: Int
  var end: Int
  let script: Script
  let level: BidiLevel
}

/// The spans that the script runs and the level runs of a paragraph cut it into.
struct ItemSpans {
  private let analysis: ParagraphAnalysis
  private var script = 0
  private var level = 0
  private var start = 0

  init(_ analysis: ParagraphAnalysis) {
    self.analysis = analysis
  }

  /// The next span in logical order; `nil` at the paragraph's end.
  mutating func next() -> ItemSpan? {
    guard script < analysis.scriptRuns.count, level < analysis.levelRuns.count else { return nil }
    let scriptRun = analysis.scriptRuns[script]
    let levelRun = analysis.levelRuns[level]
    let end = min(scriptRun.end, levelRun.end)
    defer {
      if scriptRun.end == end { script += 1 }
      if levelRun.end == end { level += 1 }
      start = end
    }
    return ItemSpan(start: start, end: end, script: scriptRun.script, level: levelRun.level)
  }
}
