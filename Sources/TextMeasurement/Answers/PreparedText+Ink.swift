internal import TextAnalysis
public import Typography

extension PreparedText {
  /// The box around everything that is painted when the text is laid out at a width.
  ///
  /// It is not the box that lines are placed by: letters may reach beyond their line, and white
  /// space paints nothing.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: The box in points from the top left of the text, y down; `nil` if nothing is painted.
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  public func inkBounds(forWidth width: Double?) -> Rect? {
    var bounds: Rect?
    let textWidth = extent(forWidth: width).width
    forEachLine(room: room(for: width)) { placed in
      guard let ink = inkBounds(of: placed, in: textWidth) else { return }
      bounds = bounds?.union(ink) ?? ink
    }
    return bounds
  }

  /// The box around everything that is painted on a line.
  ///
  /// - Parameters:
  ///   - placed: The line.
  ///   - textWidth: The width of the text, in layout units.
  /// - Returns: The box in layout space; `nil` if nothing is painted.
  func inkBounds(of placed: PlacedSpan, in textWidth: Int64) -> Rect? {
    ink(of: [placed], nil, in: textWidth)
  }

  /// The box around everything that is painted on lines.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - truncated: What is shown of the last of them; `nil` if that is all.
  ///   - width: The width of the text, in layout units.
  /// - Returns: As for ``inkBounds(forWidth:)``.
  func ink(of lines: [PlacedSpan], _ truncated: TruncatedSpan?, in width: Int64) -> Rect? {
    var ink = InkUnion()
    for (index, placed) in lines.enumerated() {
      let paragraph = paragraphs[placed.paragraph]
      let x = x(of: placed, in: width)
      if let truncated, index == lines.count - 1 {
        ink.add(truncated, of: paragraph, x: x, baseline: placed.baseline)
      } else {
        ink.add(placed.span, of: paragraph, x: x, baseline: placed.baseline)
      }
    }
    return ink.bounds
  }
}

/// The union of the ink of glyphs.
private struct InkUnion {
  private(set) var bounds: Rect?

  /// Adds a line whose content begins at a place, in layout units from the top left of the text.
  mutating func add(_ span: LineSpan, of paragraph: Paragraph, x: Int64, baseline: Int64) {
    for run in LineComposer(paragraph: paragraph).runs(of: span) {
      add(
        run,
        of: paragraph,
        x: LayoutUnit(rawValue: x + run.x).points,
        baseline: LayoutUnit(rawValue: baseline).points
      )
    }
  }

  /// Adds what is shown of a line, and its token.
  mutating func add(_ span: TruncatedSpan, of paragraph: Paragraph, x: Int64, baseline: Int64) {
    func part(_ start: Int, _ end: Int, _ width: Int64) -> LineSpan {
      var part = span.line
      (part.start, part.end, part.contentEnd, part.width) = (start, end, end, width)
      return part
    }
    let prefix = part(span.line.start, span.prefixEnd, span.prefixWidth)
    let suffix = part(span.suffixStart, span.line.contentEnd, span.suffixWidth)
    let isRightToLeft = paragraph.baseLevel.isRightToLeft
    let tokenX = x + span.tokenX(isRightToLeft: isRightToLeft)
    let afterToken = tokenX + span.tokenWidth
    if prefix.start < prefix.end {
      add(prefix, of: paragraph, x: isRightToLeft ? afterToken : x, baseline: baseline)
    }
    if span.suffixWidth > 0 {
      add(suffix, of: paragraph, x: isRightToLeft ? x : afterToken, baseline: baseline)
    }
    guard let token = span.token, let ink = token.inkBounds(forWidth: nil),
      let line = token.lines(forWidth: nil).first
    else { return }
    let rect = Rect(
      x: LayoutUnit(rawValue: tokenX).points + ink.x,
      y: LayoutUnit(rawValue: baseline).points - line.baseline + ink.y,
      width: ink.width,
      height: ink.height
    )
    bounds = bounds?.union(rect) ?? rect
  }

  /// Adds the glyphs of a run.
  ///
  /// - Parameters:
  ///   - placed: The run.
  ///   - paragraph: Its paragraph.
  ///   - x: The left end of the run in layout space, in points.
  ///   - baseline: The baseline in layout space, in points.
  mutating func add(_ placed: PlacedRun, of paragraph: Paragraph, x: Double, baseline: Double) {
    let run = paragraph.runs[placed.run]
    let font = ScaledFont(run.shaped.item.instance, size: run.style.size)
    let tracking = LayoutUnit(rawValue: run.style.tracking).points
    let isRightToLeft = run.shaped.item.level.isRightToLeft
    let baseline = baseline - LayoutUnit(rawValue: run.style.baselineOffset).points
    var x = x
    var cluster: UInt32?
    var pen: Int64 = 0
    for glyph in placed.glyphs {
      // What is left after a cluster lies where reading goes on.
      if cluster != glyph.cluster, cluster != nil || isRightToLeft { x += tracking }
      cluster = glyph.cluster
      if !glyph.isInvisible, let ink = font.inkBounds(of: glyph.id) {
        let origin = font.points(Int(pen) + Int(glyph.xOffset))
        let rise = font.points(Int(glyph.yOffset))
        let rect = Rect(
          x: x + origin + ink.x,
          y: baseline + FixedPoint.layoutY(fromFontSpace: rise + ink.maxY),
          width: ink.width,
          height: ink.height
        )
        bounds = bounds?.union(rect) ?? rect
      }
      pen += Int64(glyph.advance)
    }
  }
}
