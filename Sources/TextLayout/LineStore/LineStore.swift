internal import TextMeasurement

/// The lines of a storage in a row of containers: what both families of layout managers rest on.
///
/// In a single container that is a simple rectangle without end, where a paragraph stands says
/// nothing about its lines: they are kept by paragraph, and heights are added up by a tree, so that
/// an edit costs O(log *n*) and the paragraph it touches. Everywhere else rows follow each other
/// from the top of the first container. Lengths are layout units.
final class LineStore {
  /// The text; `nil` if there is none.
  private(set) var storage: TextStorage?

  /// The containers, in the order in which text flows through them.
  private(set) var containers: [TextContainer] = []

  /// The geometry of the containers, as it was when lines were last found.
  private(set) var geometries: [ContainerGeometry] = []

  /// How text is measured.
  var options = MeasuringOptions() {
    didSet { optionsDidChange(from: oldValue) }
  }

  /// How often the store has worked.
  var counters = LayoutCounters()

  /// How often lines were found in each container.
  var containerPasses: [Int] = []

  /// What is known of the paragraphs; as many as the storage has.
  var paragraphs = SummaryTree<LaidParagraph>()

  /// Where layout has got to, if rows follow each other through containers.
  var flow = Flow()

  /// What has a say in layout.
  weak var hooks: (any LayoutHooks)?

  /// What is told of changes.
  weak var observer: (any LineStoreObserver)?

  private var knownEstimate: HeightEstimate?

  /// What finds the lines of a paragraph that are chosen together, and of which paragraph where.
  private var knownFinder: (paragraph: ObjectIdentifier, container: Int, finder: LineFinder)?
  private var knownShape: ColumnShape?
  private var isInPass = false

  /// Room for the lines of a paragraph that is being laid out; empty at other times.
  var gatheredLines: [LaidLine] = []

  /// What is left around the lines of the paragraph whose glyphs were generated last.
  var knownSpacing = SharedSpacing.none

  /// The last paragraph of a few bytes whose glyphs were generated.
  var knownShort: (text: Substring, styling: ParagraphStyling, prepared: PreparedParagraph)?

  /// Whether the line of an empty text is laid out.
  var hasLaidOutEmptyText = false

  /// What has been found out about containers since lines last changed.
  var knownUses: [Int: ContainerUse] = [:]

  /// Makes a store without text and containers.
  init() {}

  /// Makes a store of paragraphs that are known, which does not learn of edits.
  init(
    _ storage: TextStorage?,
    _ paragraphs: [LaidParagraph],
    _ options: MeasuringOptions,
    _ hooks: (any LayoutHooks)?,
    in container: TextContainer
  ) {
    self.storage = storage
    self.paragraphs = SummaryTree(paragraphs)
    self.options = options
    self.hooks = hooks
    setContainers([container])
  }
}

extension LineStore {
  /// Takes another text, of which nothing is laid out.
  func setStorage(_ storage: TextStorage?) {
    self.storage?.remove(self)
    self.storage = storage
    storage?.add(self)
    rebuild()
  }

  /// Takes containers; nothing is laid out in them.
  ///
  /// - Precondition: No other store lays text out in them.
  func setContainers(_ containers: [TextContainer]) {
    precondition(
      containers.allSatisfy { $0.observer == nil || $0.observer === self },
      "a container belongs to one layout manager: remove it from the other first"
    )
    (knownEstimate, knownFinder, knownShape) = (nil, nil, nil)
    for container in self.containers { container.observer = nil }
    let kept = zip(self.containers, containers).prefix { $0 === $1 }.count
    let wasColumn = isColumn
    self.containers = containers
    geometries = containers.map(\.geometry)
    containerPasses = Array(containerPasses.prefix(kept))
    containerPasses += Array(repeating: 0, count: containers.count - kept)
    for container in containers { container.observer = self }
    if wasColumn || isColumn { invalidateAllLines() } else { invalidate(fromContainer: kept) }
  }

  /// Forgets all, and takes the paragraphs of the storage.
  private func rebuild() {
    var all: [LaidParagraph] = []
    if let storage {
      all.reserveCapacity(storage.paragraphs.count)
      storage.paragraphs.forEach(in: 0..<storage.paragraphs.count) { _, paragraph in
        all.append(LaidParagraph(paragraph))
        return true
      }
    }
    paragraphs = SummaryTree(all)
    flow = Flow()
    hasLaidOutEmptyText = false
    knownEstimate = nil
    linesDidChange()
    observer?.lineStoreDidInvalidate(self)
  }

  /// Whether the place of a paragraph says nothing about its lines.
  var isColumn: Bool {
    containers.count == 1 && containers[0].isSimpleRectangle
      && geometries[0].height >= LayoutUnit.limit
  }

  /// The room for lines and indents in a container, without padding.
  func textWidth(of container: Int) -> Int64 {
    guard container < geometries.count else { return LayoutUnit.limit }
    let geometry = geometries[container]
    guard geometry.width < LayoutUnit.limit else { return LayoutUnit.limit }
    return max(0, geometry.width - 2 * geometry.padding)
  }

  /// The room for a line and its padding on both sides.
  func edges(of line: ParagraphLine, in container: Int) -> Range<Int64> {
    geometries[container].edges(ofContentTo: line.x + line.width)
  }

  /// Finds the lines of a paragraph in a container.
  ///
  /// - Complexity: O(1); choosing lines together takes its time, once for the paragraph asked about
  ///   last.
  func finder(
    _ prepared: PreparedParagraph,
    _ stored: StoredParagraph,
    in container: Int
  ) -> LineFinder {
    let isGreedy = stored.styling.paragraphStyle.textWrap == .greedy
    if !isGreedy, let knownFinder, knownFinder.container == container,
      knownFinder.paragraph == prepared.id
    {
      return knownFinder.finder
    }
    let finder = LineFinder(
      prepared,
      text: stored.text,
      styling: stored.styling,
      options: options,
      left: geometries[container].padding,
      width: textWidth(of: container)
    )
    if !isGreedy { knownFinder = (prepared.id, container, finder) }
    return finder
  }

  /// The room for the lines of a column.
  var columnShape: ColumnShape {
    if let knownShape { return knownShape }
    let shape = ColumnShape(
      geometries[0],
      width: textWidth(of: 0),
      usesFontLeading: options.usesFontLeading
    )
    knownShape = shape
    return shape
  }

  /// How high text is likely to be that is not laid out.
  var estimate: HeightEstimate? {
    if let knownEstimate { return knownEstimate }
    guard let storage, !containers.isEmpty else { return nil }
    let styling = storage.paragraphs.count > 0 ? storage.paragraphs[0].styling : nil
    let estimate = HeightEstimate(
      styling?.firstStyle ?? storage.typingStyle,
      spacing: ParagraphSpacing(styling?.paragraphStyle ?? storage.typingParagraphStyle),
      width: textWidth(of: 0),
      options
    )
    knownEstimate = estimate
    return estimate
  }
}

extension LineStore {
  /// Runs a layout pass; one inside another is part of it.
  func pass(in container: Int, _ work: () -> Void) {
    if isInPass { return work() }
    precondition(
      storage?.length == paragraphs.summary.text.utf16,
      "text is laid out when an edit of it has ended: ask nothing inside the edit"
    )
    counters.layoutPasses += 1
    containerPasses[container] += 1
    isInPass = true
    work()
    isInPass = false
    linesDidChange()
    observer?.lineStoreDidLayOut(self)
  }

  /// Notes that lines have come, gone or moved.
  func linesDidChange() {
    knownUses = [:]
  }

  private func optionsDidChange(from old: MeasuringOptions) {
    guard options != old else { return }
    knownEstimate = nil
    var rest = options
    rest.usesFontLeading = old.usesFontLeading
    if rest == old { invalidateAllLines() } else { invalidateAllGlyphs() }
  }

  /// Drops the lines of all paragraphs, and keeps their glyphs.
  func invalidateAllLines() { invalidateAll { $0.layout?.removeLines() } }

  /// Drops the glyphs of all paragraphs.
  func invalidateAllGlyphs() {
    knownShort = nil
    invalidateAll { $0.layout = nil }
  }

  private func invalidateAll(_ remove: (inout LaidParagraph) -> Void) {
    paragraphs.updateAll(remove)
    flow = Flow()
    hasLaidOutEmptyText = false
    (knownEstimate, knownFinder, knownShape) = (nil, nil, nil)
    linesDidChange()
    observer?.lineStoreDidInvalidate(self)
  }
}

extension LineStore: TextContainerObserver {
  func containerDidChange(_ container: TextContainer) {
    guard let index = containers.firstIndex(where: { $0 === container }) else { return }
    let wasColumn = isColumn(with: geometries)
    geometries[index] = container.geometry
    (knownEstimate, knownFinder, knownShape) = (nil, nil, nil)
    if wasColumn || isColumn { invalidateAllLines() } else { invalidate(fromContainer: index) }
  }

  private func isColumn(with geometries: [ContainerGeometry]) -> Bool {
    flow.isUnused && containers.count == 1 && geometries[0].height >= LayoutUnit.limit
  }
}

extension LineStore: TextStorageObserver {
  func storage(_ storage: TextStorage, didEdit edit: TextEdit, _ change: ParagraphChange?) {
    if paragraphs.count == 0 || storage.paragraphs.count == 0 {
      knownEstimate = nil
    }
    let isKnown =
      paragraphs.summary.text.utf16 + edit.delta == storage.length
      && paragraphs.count + (change?.newCount ?? 0) - (change?.oldCount ?? 0)
        == storage.paragraphs.count
    // Whoever began to lay the text out during the edit has taken it as it is.
    guard isKnown else { return rebuild() }
    if let change { replace(change, in: storage) }
    if storage.paragraphs.count == 0 {
      hasLaidOutEmptyText = false
      flow = Flow()
    }
    if change != nil || storage.paragraphs.count == 0 { linesDidChange() }
    observer?.lineStore(self, didEdit: edit, change)
  }

  /// Puts paragraphs of which nothing is known in the place of others.
  private func replace(_ change: ParagraphChange, in storage: TextStorage) {
    if change.start == 0 { knownEstimate = nil }
    if !isColumn { rewind(toParagraph: change.start, replacing: change) }
    var new: [LaidParagraph] = []
    storage.paragraphs.forEach(in: change.start..<change.start + change.newCount) { _, paragraph in
      new.append(LaidParagraph(paragraph))
      return true
    }
    if change.oldCount == 1, new.count == 1, let old = paragraphs[change.start].layout?.prepared {
      let layout = ParagraphLayout()
      layout.former = old
      new[0].layout = layout
    }
    paragraphs.replaceSubrange(change.start..<change.start + change.oldCount, with: new)
  }
}
