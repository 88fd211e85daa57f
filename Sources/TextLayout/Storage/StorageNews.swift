/// What an observer is told of one edit, or of several that followed each other.
struct StorageNews {
  /// What has changed.
  var edit: TextEdit

  /// The paragraphs that measure otherwise than before; `nil` if none does.
  var change: ParagraphChange?

  /// The news of this and then another edit.
  func followed(by next: StorageNews) -> StorageNews {
    StorageNews(
      edit: edit.followed(by: next.edit),
      change: next.change.map { change?.followed(by: $0) ?? $0 } ?? change
    )
  }
}
