/// A text as a row of paragraphs, and those who lay it out.
///
///     let content = TextContentStorage(TextStorage("Hello", style: style))
///     let layout = TextLayoutManager(textContainer: TextContainer(width: 300))
///     content.addTextLayoutManager(layout)
///     layout.ensureLayout(for: content.documentRange)
///
/// One thread at a time may use it, its storage and its layout managers.
///
/// Source: TextKit's `NSTextContentStorage`.
public final class TextContentStorage {
  /// The text.
  public var textStorage: TextStorage {
    didSet {
      guard textStorage !== oldValue else { return }
      for layout in textLayoutManagers { layout.setStorage(textStorage) }
      if let legacyLayoutManager { textStorage.addLayoutManager(legacyLayoutManager) }
    }
  }

  /// Those who lay the text out, in the order in which they were added; they live as long as they
  /// are here.
  public private(set) var textLayoutManagers: [TextLayoutManager] = []

  /// A layout manager of TextKit 1 that lays the text out too, whichever it is; someone else keeps
  /// it.
  weak var legacyLayoutManager: LayoutManager?

  private weak var chosenPrimary: TextLayoutManager?

  /// Wraps a storage, which may be edited directly too.
  public init(_ textStorage: TextStorage) {
    self.textStorage = textStorage
  }
}

@available(*, unavailable)
extension TextContentStorage: Sendable {}

extension TextContentStorage {
  /// The layout that interaction goes through: the one that was chosen, else the first; `nil` if
  /// there is none.
  public var primaryTextLayoutManager: TextLayoutManager? {
    get { chosenPrimary ?? textLayoutManagers.first }
    set {
      precondition(
        newValue.map { new in textLayoutManagers.contains { $0 === new } } ?? true,
        "the primary layout manager is one of the content's"
      )
      chosenPrimary = newValue
    }
  }

  /// Lets a layout manager lay the text out; it leaves the content it had.
  public func addTextLayoutManager(_ layout: TextLayoutManager) {
    guard layout.textContentStorage !== self else { return }
    layout.textContentStorage?.removeTextLayoutManager(layout)
    textLayoutManagers.append(layout)
    layout.textContentStorage = self
    layout.setStorage(textStorage)
  }

  /// Takes the text from a layout manager; nothing happens if it has another one.
  public func removeTextLayoutManager(_ layout: TextLayoutManager) {
    guard layout.textContentStorage === self else { return }
    textLayoutManagers.removeAll { $0 === layout }
    if chosenPrimary === layout { chosenPrimary = nil }
    layout.textContentStorage = nil
    layout.setStorage(nil)
  }

  /// Makes several changes of the text one edit: layout managers are told once, at its end.
  ///
  /// - Parameter body: Is given the storage, and changes it.
  /// - Returns: What `body` returns.
  public func performEditingTransaction<Result>(
    _ body: (TextStorage) throws -> Result
  ) rethrows -> Result {
    try textStorage.edit(body)
  }
}
