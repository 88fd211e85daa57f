extension PreparedText {
  /// A line that was found, with where it stands.
  struct PlacedSpan {
    /// The index of the paragraph.
    let paragraph: Int

    /// Where the line begins.
    let start: LineStart

    /// The line, with offsets in the paragraph.
    var span: LineSpan

    /// The faces' metrics.
    let metrics: LineMetrics

    /// The height of the line, in layout units.
    let height: Int64

    /// The top of the line, in layout units.
    let y: Int64

    /// What is left out of the line; `nil` if nothing is.
    var truncation: TruncatedSpan?

    /// From the top of the text down to the baseline, in layout units.
    var baseline: Int64 { y + height - metrics.descent - metrics.leading }
  }
}
