internal import TextMeasurement

// What room the paragraphs take.
extension TextLayoutManager {
  /// The frame of a paragraph of which something is known.
  func unitFrame(ofParagraph index: Int, _ state: LayoutState) -> UnitFrame {
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
}
