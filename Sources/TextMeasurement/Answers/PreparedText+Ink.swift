internal import TextAnalysis
public import Typography

extension PreparedText {
  /// The box around everything that is painted when the text is laid out at a width.
  ///
  /// It is not the box that lines are placed by: letters may reach beyond their line, and white
  /// space paints nothing.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: The box in points from the top left of the text, y down; `nil` if nothing is
  ///   painted.
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  public func inkBounds(forWidth width: Double?) -> Rect? {
    let layout = layout(forWidth: width)
    return inkBounds(of: layout.lines, in: layout.width)
  }

  /// The box around everything that is painted on lines.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - width: The width of the text, in layout units.
  /// - Returns: As for ``inkBounds(forWidth:)``.
  func inkBounds(of lines: [PlacedSpan], in width: Int64) -> Rect? {
    lines.reduce(nil) { bounds, placed in
      let paragraph = paragraphs[placed.paragraph]
      guard let ink = paragraph.inkBounds(of: placed, x: x(of: placed, in: width)) else {
        return bounds
      }
      return bounds?.union(ink) ?? ink
    }
  }
}

extension Paragraph {
  /// The box around everything that is painted on a line.
  ///
  /// - Parameters:
  ///   - placed: The line.
  ///   - x: The left edge of its content, in layout units.
  /// - Returns: The box in points, from where the line's x and y count; `nil` if nothing is
  ///   painted.
  func inkBounds(of placed: PreparedText.PlacedSpan, x: Int64) -> Rect? {
    var ink = InkUnion()
    for part in parts(of: placed) {
      switch part.content {
      case .text(let span):
        ink.add(span, of: self, x: x + part.x, baseline: placed.baseline)
      case .token(let token, _):
        ink.add(token, x: x + part.x, baseline: placed.baseline)
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

  /// Adds the first line of a token, whose left end is at a place.
  mutating func add(_ token: PreparedText, x: Int64, baseline: Int64) {
    guard let ink = token.inkBounds(forWidth: nil), let line = token.lines(forWidth: nil).first
    else { return }
    let rect = Rect(
      x: LayoutUnit(rawValue: x).points + ink.x,
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
