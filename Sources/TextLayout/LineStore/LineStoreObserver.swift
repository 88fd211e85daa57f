/// Something that shows the lines of a store.
protocol LineStoreObserver: AnyObject {
  /// Tells that a layout pass has ended.
  func lineStoreDidLayOut(_ store: LineStore)

  /// Tells that lines are not valid any more.
  func lineStoreDidInvalidate(_ store: LineStore)

  /// Tells of an edit, after the lines it touches were dropped; of no change if there are none.
  func lineStore(_ store: LineStore, didEdit edit: TextEdit, _ change: ParagraphChange?)
}
