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

/// A reference to an observer that does not keep it.
struct WeakObserver {
  private(set) weak var observer: (any TextStorageObserver)?

  /// What it has still to be told of.
  private(set) var news: StorageNews?

  /// Refers to an observer that knows the storage as it is.
  init(observer: any TextStorageObserver) {
    self.observer = observer
  }

  /// Keeps an edit until the observer is told.
  mutating func add(_ next: StorageNews) {
    news = news?.followed(by: next) ?? next
  }

  /// What the observer has to be told of now; `nil` if nothing.
  mutating func takeNews() -> StorageNews? {
    defer { news = nil }
    return news
  }
}
