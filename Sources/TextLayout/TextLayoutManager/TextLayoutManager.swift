internal import Observation
internal import TextMeasurement

/// Lays the text of a content storage out in one container, paragraph by paragraph where they are
/// asked for.
///
/// In a container that is a simple rectangle without end each paragraph is laid out by itself, and
/// the height of those above is estimated until they are; in any other, layout fills the container
/// from the top. What can be asked is answered from what is laid out; only what says so lays out.
///
///     let layout = TextLayoutManager(textContainer: TextContainer(width: 300))
///     content.addTextLayoutManager(layout)
///     layout.ensureLayout(for: content.documentRange)
///     layout.usageBoundsForTextContainer.extent
///
/// Offsets are UTF-16 code units, lengths are points, and rectangles are in the space of the
/// container: y down from its top left.
///
/// Source: TextKit's `NSTextLayoutManager`.
public final class TextLayoutManager {
  /// The content whose text is laid out; `nil` if there is none.
  public internal(set) weak var textContentStorage: TextContentStorage?

  /// The container, which belongs to this layout manager alone; another one is laid out anew.
  public var textContainer: TextContainer {
    didSet { if textContainer !== oldValue { store.setContainers([textContainer]) } }
  }

  /// Whether the line gap of a font is part of the height of its lines.
  public var usesFontLeading: Bool {
    get { store.options.usesFontLeading }
    set {
      store.options.usesFontLeading = newValue
      cause = .options
    }
  }

  /// Whether words are hyphenated by the patterns of their language in paragraphs whose style says
  /// nothing of hyphenation.
  public var usesHyphenation: Bool {
    get { store.options.paragraphStyle.hyphenation != .none }
    set {
      store.options.paragraphStyle.hyphenation = newValue ? .byLanguage : .none
      cause = .options
    }
  }

  /// Is asked for rendering attributes of fragments that were laid out anew, as
  /// ``RenderingAttributes`` of what is laid out again are gone; sets them for the fragment's
  /// range.
  ///
  /// It must not edit the text, change the container or lay out.
  ///
  /// Called at the latest when rendering attributes of the fragment are read.
  public var renderingAttributesValidator: ((TextLayoutManager, TextLayoutFragment) -> Void)?

  /// The lines.
  let store = LineStore()

  /// How text is painted, beside its own styles.
  var rendering = RenderingSpans()

  /// Whether places in the container have been estimated.
  var hasEstimates = false

  /// Whether the empty line after the text was asked for since the text's end last changed.
  var hasEnsuredExtraLine = false

  /// What was last done that can change the bounds.
  var cause = UsageBoundsChange.Cause.layout

  /// The bounds that observers know.
  var reported = UsageBounds.zero

  /// How often observers were told of changes that they have caused; `nil` outside that.
  var settling: SettlingGuard?

  /// Why observers were last told no more of changes; `nil` if the last one was told to all.
  public internal(set) var unsettledLayout: UnsettledLayout?

  /// What is told of paragraphs that come and go.
  var viewports: [WeakViewport] = []

  let registrar = ObservationRegistrar()
  let boundsChanges = Announcements<UsageBoundsChange>()

  /// Begins without text.
  public init(textContainer: TextContainer) {
    self.textContainer = textContainer
    store.observer = self
    store.setContainers([textContainer])
  }
}

@available(*, unavailable)
extension TextLayoutManager: Sendable {}

extension TextLayoutManager {
  /// All of the text that is laid out; empty without a content.
  public var documentRange: TextRange { TextRange(0..<length) }

  /// How often layout has worked.
  public var layoutCounters: LayoutCounters { store.counters }

  /// The length of the text, in UTF-16 code units.
  var length: Int { store.storage?.length ?? 0 }

  /// Takes another text.
  func setStorage(_ storage: TextStorage?) {
    store.storage?.remove(self)
    store.setStorage(storage)
    storage?.add(self)
    cause = .edit
    hasEstimates = false
    for viewport in viewports { viewport.controller?.forgetParagraphs() }
  }
}
