public import TextMeasurement

extension MeasuredText {
  /// Where the text exceeds what was proposed; `fit` tells by how much.
  ///
  /// A width of 0 asked for the minimum, which nothing exceeds.
  public var overflow: OverflowEdges {
    guard case .exceeds(let width, let height) = fit else { return [] }
    var edges: OverflowEdges = []
    if width > 0 { edges.insert(.right) }
    if height > 0 { edges.insert(.bottom) }
    return edges
  }

  /// Whether text is left out, for want of lines, of height, or of width where a style cuts lines.
  public var isTruncated: Bool { shown.isTruncated }

  /// The text that fits: UTF-16 offsets from the start, half-open.
  ///
  /// It ends where text is first left out, or with the last line that is not below the proposed
  /// height, white space at its end included. It is empty if not even the first line fits.
  ///
  /// Source: the range that `CTFramesetterSuggestFrameSizeWithConstraints` tells.
  ///
  /// - Complexity: O(*n*) in the text.
  public var fittingRange: Range<Int> {
    var end = TextOffset(utf8: 0)
    for line in lines where line.y + line.lineHeight <= bottomLimit {
      if let cut = line.truncation?.cut, !cut.isEmpty {
        end = cut.lowerBound
        break
      }
      end = line.range.upperBound
    }
    return 0..<UTF16Offset(end, in: text.text).utf16
  }

  /// How far down lines may reach, in points from the top of the text's box.
  private var bottomLimit: Double {
    guard let proposedHeight else { return .infinity }
    let inset = text.options.insets.bottom
    return (proposedHeight > 0 ? proposedHeight : 0) - (inset > 0 ? inset : 0)
  }
}
