internal import Foundation
public import TextMeasurement

/// Lays the text of a storage out in a row of containers: the layout manager of TextKit 1.
///
///     let storage = TextStorage("Hello", style: TextStyle(font: .system(size: 13)))
///     let manager = LayoutManager()
///     let container = TextContainer(width: 200)
///     storage.addLayoutManager(manager)
///     manager.addTextContainer(container)
///     manager.ensureLayout(for: container)
///     manager.usedRect(for: container).containerRect.height
///
/// Glyphs are generated and lines laid out when someone asks for what depends on them, from the
/// start of the text and no further than is needed; ``counters`` tell how often. Character offsets
/// and lengths are UTF-16 code units; glyphs are counted in the order of the text, and a separator,
/// a tab and an attachment count as one each. Rectangles and points are in the space of a
/// container.
///
/// One thread at a time may use a manager, its storage and its containers. What is given to a
/// delegate's hook must not ask the manager for layout.
public final class LayoutManager {
  /// The lines.
  let store = LineStore()

  /// The glyphs of the paragraph that was asked about last.
  var knownGlyphs: KnownGlyphs?

  /// The glyphs of the line that was asked about last.
  var knownLineGlyphs: KnownLineGlyphs?

  /// What is told of layout, and has a say in it.
  public weak var delegate: (any LayoutManagerDelegate)? {
    didSet {
      store.hooks = delegate == nil ? nil : self
      store.invalidateAllGlyphs()
    }
  }

  /// Whether text may be laid out without the text above, whose height is estimated then.
  ///
  /// It is in a single container without exclusions, without a limit of lines and without end.
  public var allowsNonContiguousLayout = false

  /// Whether spaces, tabs and separators are to be painted; moves no text.
  public var showsInvisibleCharacters = false

  /// Whether control characters are to be painted; moves no text.
  public var showsControlCharacters = false

  /// How full a line may be at most to be hyphenated, from 0 to 1; 0 hyphenates nothing.
  ///
  /// It is for paragraphs whose style has no hyphenation of its own. See `Hyphenation.factor`.
  public var hyphenationFactor: Double = 0 {
    didSet { updateOptions() }
  }

  /// Whether the line gap of a font is part of its lines' height.
  public var usesFontLeading = true {
    didSet { updateOptions() }
  }

  /// Which table of a font says how high its lines are.
  public var metrics: LineMetricsPolicy = .apple {
    didSet { updateOptions() }
  }

  /// How many containers have been told of as complete; `Int.max` once the end of the text has
  /// been.
  private var completed = 0
  private var hasToldOfEnd = false

  /// Makes a manager without text and containers.
  public init() {
    store.observer = self
  }

  private func updateOptions() {
    var options = MeasuringOptions()
    options.usesFontLeading = usesFontLeading
    options.metrics = metrics
    if hyphenationFactor > 0 {
      options.paragraphStyle.hyphenation = .byLanguage
      options.paragraphStyle.hyphenation.factor = hyphenationFactor
    }
    store.options = options
  }
}

@available(*, unavailable)
extension LayoutManager: Sendable {}

extension LayoutManager {
  /// The text; `nil` if there is none.
  ///
  /// ``TextStorage/addLayoutManager(_:)`` sets it.
  public var textStorage: TextStorage? { store.storage }

  /// The containers, in the order in which text flows through them.
  public var textContainers: [TextContainer] { store.containers }

  /// How often glyphs were generated and text was laid out.
  public var counters: LayoutCounters { store.counters }

  /// How many layout passes began in a container.
  ///
  /// - Precondition: The container is one of ``textContainers``.
  public func layoutPasses(in container: TextContainer) -> Int {
    store.containerPasses[index(of: container)]
  }

  /// Whether text can be laid out without the text above.
  public var hasNonContiguousLayout: Bool { allowsNonContiguousLayout && store.isColumn }

  /// Adds a container after all others.
  public func addTextContainer(_ container: TextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container; the text from there on is laid out anew.
  ///
  /// - Precondition: The index is at most the number of containers, and the container is in none.
  public func insertTextContainer(_ container: TextContainer, at index: Int) {
    precondition(
      container.observer == nil,
      "a container belongs to one layout manager: remove it from the other first"
    )
    var containers = textContainers
    containers.insert(container, at: index)
    store.setContainers(containers)
  }

  /// Removes a container; its text flows on to the next.
  ///
  /// - Precondition: There is a container at the index.
  public func removeTextContainer(at index: Int) {
    var containers = textContainers
    containers.remove(at: index)
    store.setContainers(containers)
  }

  /// The index of a container.
  func index(of container: TextContainer) -> Int {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else {
      preconditionFailure("a container is one of the layout manager's")
    }
    return index
  }
}

extension TextStorage {
  /// Has a layout manager lay out the text, and no other that it had.
  ///
  /// The manager keeps the storage, and not the other way round: someone has to keep the manager.
  ///
  /// Source: TextKit's `addLayoutManager(_:)`, whose storage keeps its managers.
  public func addLayoutManager(_ manager: LayoutManager) {
    guard manager.textStorage !== self else { return }
    manager.store.setStorage(self)
  }

  /// Takes the text from a layout manager; one that does not have it is left as it is.
  public func removeLayoutManager(_ manager: LayoutManager) {
    guard manager.textStorage === self else { return }
    manager.store.setStorage(nil)
  }

  /// The layout managers that lay out the text, in the order in which they came.
  public var layoutManagers: [LayoutManager] {
    observers.compactMap { ($0 as? LineStore)?.observer as? LayoutManager }
  }
}

extension LayoutManager: LineStoreObserver {
  func lineStoreDidLayOut(_ store: LineStore) {
    guard let delegate else { return }
    while completed < store.containers.count, store.use(of: completed).isComplete {
      let container = store.containers[completed]
      let isAtEnd = store.textEnds(inContainer: completed)
      // The delegate may lay out and add containers: the count is right before it is asked.
      completed = isAtEnd ? .max : completed + 1
      delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: isAtEnd)
    }
    if store.flow.hasOverflowed, !hasToldOfEnd {
      hasToldOfEnd = true
      delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false)
    }
  }

  func lineStoreDidInvalidate(_ store: LineStore) {
    forgetProgress()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  func lineStore(_ store: LineStore, didEdit edit: TextEdit, _ change: ParagraphChange?) {
    guard change != nil || store.paragraphs.count == 0 else { return }
    forgetProgress()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Lets the containers be told of again whose lines were dropped, and those after them.
  private func forgetProgress() {
    if !store.isLaidOut {
      completed = min(completed, store.isColumn ? 0 : store.flow.nextRow.container)
    }
    if !store.flow.hasOverflowed { hasToldOfEnd = false }
    (knownGlyphs, knownLineGlyphs) = (nil, nil)
  }
}
