/// Something that lays a storage out, and is told of its edits.
protocol TextStorageObserver: AnyObject {
  /// Tells that an edit has ended.
  ///
  /// - Parameters:
  ///   - storage: The storage.
  ///   - edit: What has changed.
  ///   - change: The paragraphs that measure otherwise than before; `nil` if none does.
  func storage(_ storage: TextStorage, didEdit edit: TextEdit, _ change: ParagraphChange?)
}
