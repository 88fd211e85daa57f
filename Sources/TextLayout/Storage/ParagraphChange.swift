/// Which paragraphs of a storage were replaced.
struct ParagraphChange: Hashable, Sendable {
  /// The first of them.
  var start: Int

  /// How many there were.
  var oldCount: Int

  /// How many there are.
  var newCount: Int

  /// The change that is this one and then another.
  func followed(by next: ParagraphChange) -> ParagraphChange {
    let start = min(start, next.start)
    let end = max(self.start + newCount, next.start + next.oldCount)
    return ParagraphChange(
      start: start,
      oldCount: end - start - newCount + oldCount,
      newCount: end - start - next.oldCount + next.newCount
    )
  }
}
