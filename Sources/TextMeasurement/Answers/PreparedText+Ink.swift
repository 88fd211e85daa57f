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
    var ink = InkUnion()
    let paragraph = paragraphs[placed.paragraph]
    let left = LayoutUnit(rawValue: x(of: placed, in: textWidth)).points
    let baseline = LayoutUnit(rawValue: placed.baseline).points
    for run in LineComposer(paragraph: paragraph).runs(of: placed.span) {
      ink.add(
        run,
        of: paragraph,
        x: left + LayoutUnit(rawValue: run.x).points,
        baseline: baseline
      )
    }
    return ink.bounds
  }
}

/// The union of the ink of glyphs.
private struct InkUnion {
  private(set) var bounds: Rect?

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
