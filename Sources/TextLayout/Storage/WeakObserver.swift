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
