internal import Foundation
internal import TextMeasurement

// Layout fragments as values, made of what is laid out. None of this causes layout.
extension TextLayoutManager {
  /// The fragment of a paragraph; `nil` if the container does not hold it.
  func fragment(ofParagraph index: Int) -> TextLayoutFragment? {
    guard let storage = store.storage, store.heldParagraphs.contains(index) else { return nil }
    let stored = storage.paragraphs[index]
    let start = store.paragraphs.summary(before: index).text.utf16
    let state = state(ofParagraph: index)
    let frame = state == .none ? UnitFrame() : unitFrame(ofParagraph: index, state)
    let prepared =
      state == .layoutAvailable ? store.paragraphs[index].layout?.prepared : nil
    let padding = CGFloat(units: store.geometries[0].padding)
    return TextLayoutFragment(
      state: state,
      range: TextRange(start..<start + stored.utf16Count),
      frame: ContainerRect(
        left: frame.left,
        top: frame.top,
        right: frame.right,
        bottom: frame.bottom
      ),
      lines: prepared.map { lines(ofParagraph: index, stored, $0, start: start, frame) },
      leadingPadding: padding,
      trailingPadding: padding,
      topMargin: CGFloat(units: frame.topMargin),
      bottomMargin: CGFloat(units: frame.bottomMargin),
      origin: UnitPoint(x: frame.left, y: frame.top),
      stored: stored
    )
  }

  /// How much is known of a paragraph.
  func state(ofParagraph index: Int) -> LayoutState {
    switch store.knowledge(ofParagraph: index) {
    case .lines: .layoutAvailable
    case .frame: .calculatedUsageBounds
    case .none: hasEstimates ? .estimatedUsageBounds : .none
    }
  }

  /// The empty line after the text, if it belongs to the fragment of a paragraph.
  func extraLine(afterParagraph index: Int) -> ParagraphLine? {
    guard hasEnsuredExtraLine, index == store.paragraphs.count - 1 else { return nil }
    if !store.isColumn { return store.flow.extraLine?.line }
    guard store.knowledge(ofParagraph: index) == .lines else { return nil }
    return store.knownExtraLine?.moved(by: store.extraLineTop)
  }

  private func unitFrame(ofParagraph index: Int, _ state: LayoutState) -> UnitFrame {
    var frame = UnitFrame()
    let padding = store.geometries[0].padding
    (frame.left, frame.right) = (padding, padding)
    frame.top = store.tileTop(index)
    frame.bottom = store.tileTop(index + 1)
    guard state >= .calculatedUsageBounds, let layout = store.paragraphs[index].layout else {
      let width = store.textWidth(of: 0)
      if width < LayoutUnit.limit { frame.right += width }
      return frame
    }
    (frame.left, frame.right) = (layout.minX, layout.maxX)
    frame.topMargin = isAtTop(index, layout) ? 0 : layout.spacing.before
    let top: Int64
    if store.isColumn {
      top = store.top(ofParagraph: index)
      frame.bottomMargin = layout.below
      frame.bottom = top + layout.height
    } else {
      top = layout.lines.first?.y ?? frame.top
      frame.bottomMargin = layout.exit?.gap ?? 0
      frame.bottom = layout.lines.last.map(\.bottom) ?? top
    }
    frame.top = top - frame.topMargin
    close(&frame, ofParagraph: index)
    return frame
  }

  /// Ends the frame of a paragraph below its lines, or the empty line after them.
  private func close(_ frame: inout UnitFrame, ofParagraph index: Int) {
    if let extra = extraLine(afterParagraph: index) {
      frame.left = min(frame.left, extra.x)
      frame.right = max(frame.right, extra.x + extra.width)
      frame.bottom = extra.y + extra.height
      frame.bottomMargin = 0
    } else if index == store.heldParagraphs.upperBound - 1, !store.hasExtraLine || !store.isColumn {
      frame.bottomMargin = 0
    } else {
      frame.bottom += frame.bottomMargin
    }
  }

  private func isAtTop(_ index: Int, _ layout: ParagraphLayout) -> Bool {
    store.isColumn ? index == 0 : layout.entry?.rowCount == 0
  }

  private func lines(
    ofParagraph index: Int,
    _ stored: StoredParagraph,
    _ prepared: PreparedParagraph,
    start: Int,
    _ frame: UnitFrame
  ) -> [TextLineFragment] {
    guard let layout = store.paragraphs[index].layout else { return [] }
    let base = store.isColumn ? store.top(ofParagraph: index) : 0
    var shift = UnitPoint(x: -frame.left, y: base - frame.top)
    var reader = store.reader(ofParagraph: index, layout)
    var lines = layout.lines.enumerated().map { number, laid in
      TextLineFragment(
        reader.line(number, in: store),
        units: Int(laid.units.lowerBound)..<Int(laid.units.upperBound),
        start: start,
        beginsRow: laid.beginsRow,
        edges: textEdges(of: laid),
        spacing: laid.below,
        shift: shift,
        stored,
        prepared
      )
    }
    if let extra = extraLine(afterParagraph: index) {
      shift.y = -frame.top
      let end = stored.utf16Count
      lines.append(
        TextLineFragment(
          extra,
          units: end..<end,
          start: start,
          isExtra: true,
          edges: extraEdges,
          shift: shift,
          stored,
          prepared
        )
      )
    }
    return lines
  }

  /// The edges between which the text of a line can stand.
  private func textEdges(of line: LaidLine) -> Range<Int64> {
    let padding = store.geometries[0].padding
    let lower = line.edges.lowerBound + padding
    return lower..<max(lower, line.edges.upperBound - padding)
  }

  /// The edges between which the empty line after the text can stand.
  var extraEdges: Range<Int64> {
    let padding = store.geometries[0].padding
    let width = store.textWidth(of: 0)
    return padding..<padding + (width < LayoutUnit.limit ? width : 0)
  }
}

/// The frame of a fragment, in layout units of the container.
private struct UnitFrame {
  var left: Int64 = 0
  var top: Int64 = 0
  var right: Int64 = 0
  var bottom: Int64 = 0
  var topMargin: Int64 = 0
  var bottomMargin: Int64 = 0
}

extension TextLineFragment {
  /// Takes a line of a paragraph that begins at a UTF-16 offset.
  init(
    _ line: ParagraphLine,
    units: Range<Int>,
    start: Int,
    beginsRow: Bool = true,
    isExtra: Bool = false,
    edges: Range<Int64>,
    spacing: Int64 = 0,
    shift: UnitPoint,
    _ stored: StoredParagraph,
    _ prepared: PreparedParagraph
  ) {
    let (x, y) = (line.x + shift.x, line.y + shift.y)
    self.init(
      characterRange: units,
      textRange: TextRange(start + units.lowerBound..<start + units.upperBound),
      typographicBounds: FragmentRect(
        left: x,
        top: y,
        right: x + line.width,
        bottom: y + line.height
      ),
      glyphOrigin: FragmentPoint(
        x: CGFloat(units: x),
        y: CGFloat(units: line.baseline + shift.y)
      ),
      isExtra: isExtra,
      beginsRow: beginsRow,
      line: line,
      edges: edges,
      spacing: spacing,
      shift: shift,
      stored: stored,
      prepared: prepared
    )
  }
}
