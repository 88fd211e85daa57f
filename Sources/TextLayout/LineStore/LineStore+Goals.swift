internal import TextMeasurement

// What can be laid out: all of these go from the top, do what is asked and no more.
extension LineStore {
  /// Lays out text up to and with the line that holds a UTF-16 offset; at the end of the text, all.
  func ensureLayout(through offset: Int) {
    guard !containers.isEmpty else { return }
    guard let found = paragraph(holding: offset) else { return ensureAllLayout() }
    let local = offset - found.before.text.utf16
    if isColumn { return layOutColumn(throughParagraph: found.index, local) }
    layOutFlow { flow in
      flow.paragraph > found.index || flow.paragraph == found.index && flow.utf16Offset > local
    }
  }

  /// Lays out all text that containers hold.
  func ensureAllLayout() {
    guard !containers.isEmpty, storage != nil else { return }
    guard isColumn else { return layOutFlow { _ in false } }
    if paragraphs.count == 0, !hasLaidOutEmptyText { pass(in: 0) { hasLaidOutEmptyText = true } }
    layOutColumn(throughParagraph: paragraphs.count, nil)
  }

  /// Lays out text until a container is full.
  func ensureLayout(ofContainer index: Int) {
    if isColumn { return ensureAllLayout() }
    layOutFlow { $0.nextRow.container > index }
  }

  /// Lays out text down to a height of a container.
  func ensureLayout(downTo bottom: Int64, in container: Int) {
    if isColumn {
      if paragraphs.count == 0 { return ensureAllLayout() }
      return layOutColumn(downTo: bottom)
    }
    layOutFlow {
      $0.nextRow.container > container
        || $0.nextRow.container == container && $0.nextRow.rowCount > 0
          && $0.nextRow.bottom >= bottom
    }
  }

  /// Lays out some paragraphs of a column and none above them; rows through containers from the
  /// top.
  func ensureLayout(ofParagraphs range: Range<Int>) {
    guard !containers.isEmpty, storage != nil else { return }
    guard isColumn else {
      return layOutFlow { $0.paragraph >= range.upperBound }
    }
    guard paragraphs.summary(in: range).incomplete > 0 else { return }
    pass(in: 0) { layOutColumn(paragraphs: range) }
  }

  /// The UTF-16 offset from which on no line is laid out.
  var firstUnlaidOffset: Int {
    guard isColumn else {
      guard flow.paragraph < paragraphs.count else { return paragraphs.summary.text.utf16 }
      let start = paragraphs.summary(before: flow.paragraph).text.utf16
      guard flow.position.offset > 0 else { return start }
      return start + Int(paragraphs[flow.paragraph].layout?.lines.last?.utf16Range.upperBound ?? 0)
    }
    guard let first = paragraphs.first(where: { $0.incomplete > 0 }) else {
      return paragraphs.summary.text.utf16
    }
    let laid = paragraphs[first.index].layout?.lines.last?.utf16Range.upperBound ?? 0
    return first.before.text.utf16 + Int(laid)
  }

  /// Whether the end of the text is laid out, in a container or one before it.
  func textEnds(inContainer container: Int) -> Bool {
    isLaidOut && !flow.hasOverflowed && (isColumn || flow.nextRow.container <= container)
  }

  /// Whether all text that containers hold is laid out.
  var isLaidOut: Bool {
    guard !containers.isEmpty, storage != nil else { return false }
    guard isColumn else { return flow.isFinished }
    return paragraphs.count == 0 ? hasLaidOutEmptyText : paragraphs.summary.incomplete == 0
  }
}
