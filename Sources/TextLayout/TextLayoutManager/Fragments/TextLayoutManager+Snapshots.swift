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
      lines: state == .layoutAvailable
        ? lines(ofParagraph: index, stored, start: start, frame) : nil,
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

  private func lines(
    ofParagraph index: Int,
    _ stored: StoredParagraph,
    start: Int,
    _ frame: UnitFrame
  ) -> TextLineFragments? {
    guard let layout = store.paragraphs[index].layout, let prepared = layout.prepared else {
      return nil
    }
    let base = store.isColumn ? store.top(ofParagraph: index) : 0
    return TextLineFragments(
      reader: store.reader(of: layout, prepared, stored, paragraph: index),
      extra: extraLine(afterParagraph: index)?.moved(by: -base),
      extraEdges: extraEdges,
      start: start,
      shift: UnitPoint(x: -frame.left, y: base - frame.top),
      padding: store.geometries[0].padding,
      stored: stored,
      prepared: prepared
    )
  }

  /// The edges between which the empty line after the text can stand.
  var extraEdges: Range<Int64> {
    let padding = store.geometries[0].padding
    let width = store.textWidth(of: 0)
    return padding..<padding + (width < LayoutUnit.limit ? width : 0)
  }
}
