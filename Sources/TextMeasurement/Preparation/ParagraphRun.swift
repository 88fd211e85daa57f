internal import Typography

/// A shaped run of a prepared paragraph, with what its lines need to know of its face.
struct ParagraphRun: Sendable {
  /// The item and its glyphs.
  let shaped: ShapedRun

  /// The conversion of the glyphs' design units.
  let scale: DesignScale

  /// The line metrics of its face, an index in the paragraph's `lineMetrics`.
  let metrics: Int

  /// Its style, in layout units.
  let style: RunStyle

  /// Where the run begins: a UTF-8 offset in the paragraph.
  var start: Int { shaped.item.start }

  /// Where the run ends.
  var end: Int { shaped.item.end }

  /// How far clusters of the run move the pen, in layout units.
  ///
  /// - Parameters:
  ///   - advance: Their advance, in design units.
  ///   - clusters: Their number.
  /// - Returns: The distance, with the tracking after each.
  @inline(__always)
  func length(_ advance: Int64, clusters: Int64) -> Int64 {
    scale.layoutUnits(advance) &+ style.tracking &* clusters
  }

  /// What is left after each cluster of the run, in layout units; nothing is after a tab.
  var tracking: Int64 {
    switch shaped.item.kind {
    case .text, .attachment: style.tracking
    case .tab, .separator: 0
    }
  }

  /// How far the run moves the pen beside its glyphs, in layout units.
  var attachmentWidth: Int64 {
    guard case .attachment = shaped.item.kind else { return 0 }
    return style.attachment?.width ?? 0
  }
}
