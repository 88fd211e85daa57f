internal import TextAnalysis
public import TextMeasurement

/// Styled text that is edited, and tells those who lay it out what has changed.
///
/// The text is owned as a tree of paragraphs: an edit costs O(log *n*) in these and the paragraphs
/// it touches, however long the text is. Offsets are UTF-16 code units, as TextKit has them; one
/// between the halves of a surrogate pair counts as before the pair.
///
///     let storage = TextStorage("Dear all,\n", style: TextStyle(font: .system(size: 13)))
///     storage.edit {
///       $0.append("Total 12.50")
///       $0.setStyle(in: 16..<21) { $0.font = .system(size: 13, weight: .bold) }
///     }
///
/// One thread at a time may use a storage and what lays it out.
public final class TextStorage {
  /// The paragraphs.
  var paragraphs: SummaryTree<StoredParagraph>

  /// The style of text that is added where there is none, and of the line of an empty text.
  public var typingStyle: TextStyle {
    didSet { if length == 0, typingStyle != oldValue { tellOfTypingStyle() } }
  }

  /// The style of a paragraph that is added where there is none.
  public var typingParagraphStyle: ParagraphStyle {
    didSet { if length == 0, typingParagraphStyle != oldValue { tellOfTypingStyle() } }
  }

  /// Those who are told of edits first of all, and some of those that have gone.
  private(set) var weakObservers: [WeakObserver] = []

  private let announcements = Announcements<TextEdit>()
  private var depth = 0
  private var pendingEdit: TextEdit?
  private var pendingChange: ParagraphChange?

  /// Makes a storage of styled text.
  ///
  /// - Parameter text: The text; its style at the end is the ``typingStyle``.
  /// - Complexity: O(*n*) in the text.
  public init(_ text: StyledText) {
    var text = text
    text.makeNative()
    let end = TextOffset(utf8: text.string.utf8.count)
    typingStyle = text.style(at: end)
    typingParagraphStyle = text.paragraphStyle(at: end)
    paragraphs = SummaryTree(StoredParagraph.paragraphs(of: text))
  }

  /// Makes a storage of text in one style.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - style: The style of all of it, and of what is added to an empty text.
  ///   - paragraphStyle: The style of its paragraphs.
  /// - Complexity: O(*n*) in the text.
  public convenience init(
    _ string: String = "",
    style: TextStyle,
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(StyledText(string, style: style, paragraphStyle: paragraphStyle))
  }

  /// The length of the text, in UTF-16 code units.
  public var length: Int { paragraphs.summary.utf16 }

  /// The number of paragraphs; an empty line after a final newline is none.
  public var paragraphCount: Int { paragraphs.count }
}

@available(*, unavailable)
extension TextStorage: Sendable {}

extension TextStorage {
  /// Makes several changes one edit: those who lay the text out are told once, at its end.
  ///
  /// Edits may be nested; they are told of when the outermost ends. A change outside any edit is
  /// one by itself.
  ///
  /// - Parameter body: Is given the storage, and changes it.
  /// - Returns: What `body` returns.
  /// - Precondition: `body` asks nobody for layout: those who lay out do not know of its changes
  ///   yet.
  public func edit<Result>(_ body: (TextStorage) throws -> Result) rethrows -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { endEditing() }
    }
    return try body(self)
  }

  /// Notes a change, and the paragraphs that measure otherwise for it.
  func note(_ edit: TextEdit, _ change: ParagraphChange?) {
    pendingEdit = pendingEdit?.followed(by: edit) ?? edit
    guard let change else { return }
    pendingChange = pendingChange?.followed(by: change) ?? change
  }

  private func endEditing() {
    guard let edit = pendingEdit else { return }
    let change = pendingChange
    (pendingEdit, pendingChange) = (nil, nil)
    announcements.announce(edit) { tellObservers(StorageNews(edit: edit, change: change)) }
  }

  /// Tells those who lay out of an edit at once, as they must know the paragraphs as these are.
  private func tellObservers(_ news: StorageNews) {
    for index in weakObservers.indices { weakObservers[index].add(news) }
    // One who edits while it is told comes back here: the others hear of both edits as one.
    while let index = weakObservers.firstIndex(where: { $0.news != nil }) {
      guard let news = weakObservers[index].takeNews() else { return }
      weakObservers[index].observer?.storage(self, didEdit: news.edit, news.change)
    }
  }

  private func tellOfTypingStyle() {
    edit { $0.note(TextEdit(actions: .attributes, range: 0..<0, delta: 0), nil) }
  }
}

extension TextStorage {
  /// The edits from now on, each when it has ended.
  ///
  /// All are kept for a reader who is slow.
  public var edits: AsyncStream<TextEdit> { announcements.stream(.unbounded) }

  /// Calls a closure after each edit, when those who lay the text out know of it.
  ///
  /// All closures and streams have the edits in the order in which they ended. One that is made
  /// while an edit is told is told when all know of that; then the text has changed further than
  /// the first edit says. Who edits whenever it is told of an edit never comes to an end: nothing
  /// stops it.
  ///
  /// - Parameter call: Is given the edit; may edit the storage.
  /// - Returns: What keeps the observation alive.
  public func observeEdits(_ call: @escaping (TextEdit) -> Void) -> ObservationToken {
    announcements.observe(call)
  }

  /// Those who are told of edits first of all.
  var observers: [any TextStorageObserver] { weakObservers.compactMap(\.observer) }

  /// Adds someone who is told of edits first of all, and forgets those that have gone.
  func add(_ observer: any TextStorageObserver) {
    weakObservers.removeAll { $0.observer == nil }
    weakObservers.append(WeakObserver(observer: observer))
  }

  /// Tells someone of edits no more.
  func remove(_ observer: any TextStorageObserver) {
    weakObservers.removeAll { $0.observer == nil || $0.observer === observer }
  }
}
