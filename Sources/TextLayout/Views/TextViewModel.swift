public import Foundation
public import TextMeasurement

/// The arithmetic of a view that shows text: a container in insets, and a size that follows from
/// it.
///
/// The view has no looks, and belongs to no window: it says how large a text view is, and where in
/// it text stands.
///
///     let view = TextViewModel(TextStorage("Hello", style: style), .uiTextView)
///     view.sizeThatFits(ProposedSize(width: 320, height: nil))
///
/// A new view lays text out by TextKit 2's rules; ``switchToLegacyEngine()`` alone changes that,
/// and for good. Nothing that is asked does.
///
/// One thread at a time may use a view and its storage.
public final class TextViewModel {
  /// What lays the text out.
  public enum Engine {
    /// The layout manager of TextKit 2.
    case modern(TextLayoutManager)

    /// The layout manager of TextKit 1.
    case legacy(LayoutManager)
  }

  /// The text, as TextKit 2 has it; the legacy engine lays out its storage.
  public let textContentStorage: TextContentStorage

  /// Where the text stands: a region inside the view's insets.
  public let textContainer: TextContainer

  /// What lays the text out.
  public private(set) var engine: Engine

  /// What the view leaves free around the container, in points; what is below 0 counts as 0.
  public var insets: Insets {
    didSet { trackSize() }
  }

  /// Whether the container is as wide as the view without its insets.
  public var tracksWidth: Bool {
    didSet { trackSize() }
  }

  /// Whether the container is as high as the view without its insets.
  public var tracksHeight: Bool {
    didSet { trackSize() }
  }

  /// How large the view is, in points.
  ///
  /// It changes only when someone sets it: no measurement does. Zero before that, which a container
  /// does not track: it stays as it is, without limits at first.
  public var size = CGSize.zero {
    didSet {
      hasSize = true
      trackSize()
    }
  }

  /// Whether someone has set the size.
  private var hasSize = false

  /// Whether the engine is being switched: observers are told of it.
  private var isSwitching = false

  private let announcements = Announcements<EngineEvent>()

  /// Makes a view of a text.
  ///
  /// - Parameters:
  ///   - storage: The text.
  ///   - preset: The insets and the padding that the view begins with.
  public init(_ storage: TextStorage, _ preset: TextViewPreset = .nsTextView) {
    textContentStorage = TextContentStorage(storage)
    textContainer = TextContainer()
    textContainer.lineFragmentPadding = preset.lineFragmentPadding
    insets = preset.insets
    tracksWidth = preset.tracksWidth
    tracksHeight = preset.tracksHeight
    let manager = TextLayoutManager(textContainer: textContainer)
    engine = .modern(manager)
    textContentStorage.addTextLayoutManager(manager)
  }
}

@available(*, unavailable)
extension TextViewModel: Sendable {}

extension TextViewModel {
  /// The text.
  public var textStorage: TextStorage { textContentStorage.textStorage }

  /// The layout manager of TextKit 2; `nil` once the view has the legacy engine.
  public var textLayoutManager: TextLayoutManager? {
    switch engine {
    case .modern(let manager): manager
    case .legacy: nil
    }
  }

  /// The layout manager of TextKit 1; `nil` as long as the view has the modern engine, which asking
  /// does not change.
  public var layoutManager: LayoutManager? {
    switch engine {
    case .modern: nil
    case .legacy(let manager): manager
    }
  }

  /// Goes over to the layout manager of TextKit 1, for good; a second time does nothing.
  ///
  /// Text and styles stay as they are, and are laid out anew; another text of the
  /// ``textContentStorage`` later on is laid out too. Who observes the engine is told before and
  /// after.
  public func switchToLegacyEngine() {
    guard case .modern(let modern) = engine, !isSwitching else { return }
    isSwitching = true
    announcements.announce(.willSwitchEngine)
    textContentStorage.removeTextLayoutManager(modern)
    modern.textContainer = TextContainer()
    let manager = LayoutManager()
    manager.usesFontLeading = modern.usesFontLeading
    manager.hyphenationFactor = modern.usesHyphenation ? 1 : 0
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    textContentStorage.legacyLayoutManager = manager
    engine = .legacy(manager)
    isSwitching = false
    announcements.announce(.didSwitchEngine)
  }

  /// The switches of the engine from now on.
  public var engineEvents: AsyncStream<EngineEvent> { announcements.stream(.unbounded) }

  /// Calls a closure before and after the engine is switched.
  ///
  /// - Parameter call: Is given what happens.
  /// - Returns: What keeps the observation alive.
  public func observeEngine(_ call: @escaping (EngineEvent) -> Void) -> ObservationToken {
    announcements.observe(call)
  }

  /// Makes the container follow the view, once that has a size.
  private func trackSize() {
    guard hasSize else { return }
    if tracksWidth { textContainer.width = .points(CGFloat(units: room(in: size.width, .width))) }
    if tracksHeight {
      textContainer.height = .points(CGFloat(units: room(in: size.height, .height)))
    }
  }
}
