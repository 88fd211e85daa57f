public import Typography

extension PreparedText {
  /// The size of the text laid out at a width.
  ///
  /// - Parameter width: The room for one line, in points. `nil` and infinity ask for the ideal
  ///   size, 0 for the minimum; NaN and what is below 0 count as 0.
  /// - Returns: The width that ``MeasuringOptions/widthPolicy`` asks for, that of the widest line
  ///   with indents and without white space at its end; and the height from the top of the first
  ///   line to the bottom of the last, in points. Both with ``MeasuringOptions/insets``.
  /// - Complexity: O(*l* log *b*) in the lines and the places where one can break. Nothing is
  ///   shaped again but at ends inside words; lines are built where a style leaves text out of
  ///   them.
  public func size(forWidth width: Double?) -> Size {
    let extent = shownExtent(forWidth: width)
    return boxSize(ofLines: extent.width, extent.height)
  }

  /// The height of the text laid out at a width; no lines are built.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: The height from the top of the first line to the bottom of the last, with
  ///   ``MeasuringOptions/insets``, in points.
  /// - Complexity: As for ``size(forWidth:)``; allocates nothing, but the first time
  ///   that a line is narrower than a word.
  public func height(forWidth width: Double?) -> Double {
    boxHeight(ofLines: extent(forWidth: width).height)
  }

  /// The number of lines at a width.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: At least 1, even for an empty text.
  /// - Complexity: As for ``size(forWidth:)``; allocates nothing, but the first time
  ///   that a line is narrower than a word.
  public func lineCount(forWidth width: Double?) -> Int {
    extent(forWidth: width).lineCount
  }

  /// The size with only mandatory breaks, in points.
  public var idealSize: Size { size(forWidth: nil) }

  /// The size at ``minimumWidth``, in points.
  public var minimumSize: Size { size(forWidth: 0) }

  /// The width of the widest piece that cannot be broken, with ``MeasuringOptions/insets``, in
  /// points.
  ///
  /// Words are such pieces even where they may be broken to fit.
  public var minimumWidth: Double { boxWidth(ofLines: minimumUnits) }

  /// Whether the text fits in a box, or by how much not.
  ///
  /// - Parameters:
  ///   - width: The box's width in points; `nil` has no limit, and 0 asks for the minimum, which
  ///     nothing can exceed.
  ///   - height: The box's height in points; `nil` has no limit.
  /// - Returns: ``Fit/fits``, or by how much the text exceeds the box.
  public func fit(width: Double?, height: Double? = nil) -> Fit {
    Fit(size(forWidth: width), width: width, height: height)
  }
}

extension PreparedText {
  /// The width of the widest piece that cannot be broken, in layout units.
  var minimumUnits: Int64 { paragraphs.reduce(0) { max($0, $1.minimumWidth) } }

  /// The room for one line that a proposed width leaves, in layout units.
  func room(for width: Double?) -> Int64 {
    guard let width, width != .infinity else { return LayoutUnit.limit }
    guard width > 0 else { return minimumUnits }
    return contentInsets.room(inWidth: width)
  }

  /// How the text is laid out at a width, with the width that is left where text is left out of
  /// lines.
  func shownExtent(forWidth width: Double?) -> Paragraph.Extent {
    var extent = extent(forWidth: width)
    if extent.isTruncated { extent.width = layout(forWidth: width).width }
    return extent
  }

  /// How the text is laid out at a width, without its lines, with the width before text is left out
  /// of any.
  func extent(forWidth width: Double?) -> Paragraph.Extent {
    let room = room(for: width)
    var total = Paragraph.Extent(lineCount: hasExtraLine ? 1 : 0, height: fixedHeight)
    for paragraph in paragraphs {
      let extent = paragraph.extent(forWidth: room)
      total.lineCount += extent.lineCount
      total.height = LayoutUnit.sum(total.height, extent.height)
      total.width = max(total.width, extent.width)
      if extent.isTruncated { total.isTruncated = true }
    }
    total.width = self.width(ofWidest: total.width, in: room)
    return total
  }

  /// The width that the options ask for, in layout units.
  ///
  /// - Parameters:
  ///   - widest: The width that the widest line needs.
  ///   - room: The width that the text is laid out at.
  /// - Returns: The first, or where the room is to be filled the greater of both.
  func width(ofWidest widest: Int64, in room: Int64) -> Int64 {
    options.widthPolicy == .fill && room < LayoutUnit.limit ? max(widest, room) : widest
  }

  /// What is left between a paragraph, or the empty line after the last, and the one before, in
  /// layout units.
  func gap(before index: Int) -> Int64 {
    let former = paragraphs[index - 1].rules.stacking
    let latter = index < paragraphs.count ? paragraphs[index].rules.stacking : former
    return LayoutUnit.sum(former.lineSpacing + former.spacingAfter, latter.spacingBefore)
  }

  /// The height that the lines of paragraphs have nothing to do with: what is left between
  /// paragraphs, and the empty line after a final newline; in layout units.
  var fixedHeight: Int64 {
    var height: Int64 = 0
    for index in 1..<max(1, paragraphs.count) {
      height = LayoutUnit.sum(height, gap(before: index))
    }
    if let extraLine, let last = paragraphs.last {
      height = LayoutUnit.sum(height, gap(before: paragraphs.count))
      height = LayoutUnit.sum(height, last.rules.stacking.height(of: extraLine))
    }
    return height
  }
}
