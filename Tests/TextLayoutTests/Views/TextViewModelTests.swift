import TestFixtures
import Testing
import TextLayout

@Suite("Arithmetic of text views")
struct TextViewModelTests {
  private static let fox = "The quick brown fox jumps over the lazy dog"

  private func view(
    _ text: String,
    _ preset: TextViewPreset = TextViewPreset(),
    _ style: ParagraphStyle = ParagraphStyle()
  ) throws -> TextViewModel {
    let storage = TextStorage(
      text,
      style: TextStyle(font: try .dejaVu()),
      paragraphStyle: style
    )
    return TextViewModel(storage, preset)
  }

  @Test("UIKit's text view adds 8 points above and below, and 5 beside the text")
  func uiTextView() throws {
    let size = try view("Hello", .uiTextView).sizeThatFits(.unspecified)
    #expect(size == CGSize(width: 50.5546875, height: 34.625))
  }

  @Test("insets are added around the container's padding")
  func insets() throws {
    let insets = Insets(top: 7, left: 10, bottom: 7, right: 10)
    let view = try view("Hello", TextViewPreset(insets: insets))
    #expect(view.sizeThatFits(.unspecified) == CGSize(width: 70.5546875, height: 32.625))
    view.ensureLayout()
    #expect(view.contentSize == CGSize(width: 70.5546875, height: 32.625))
    #expect(view.textLayoutManager?.usageBoundsForTextContainer.rect.minX == 5)
  }

  @Test("a container that tracks its view is as wide as that without insets")
  func tracksWidth() throws {
    let view = try view(
      "Hello",
      TextViewPreset(insets: Insets(top: 0, left: 10, bottom: 0, right: 10))
    )
    view.tracksWidth = true
    view.size.width = 100
    #expect(view.textContainer.width == .points(80))
    view.size.width = 60
    #expect(view.textContainer.width == .points(40))
    view.size.width = 10
    #expect(view.textContainer.width == .points(0))
  }

  @Test("a view whose size was never set does not limit its container")
  func unsetSize() throws {
    let view = try view(Self.fox, .uiTextView)
    view.ensureLayout()
    let before = view.contentSize
    view.insets = .zero
    view.insets = TextViewPreset.uiTextView.insets
    view.tracksHeight = true
    view.ensureLayout()
    #expect(view.textContainer.width == .unlimited)
    #expect(view.textContainer.height == .unlimited)
    #expect(view.contentSize == before)
    // Zero is a size like any other once it is set.
    view.size = .zero
    #expect(view.textContainer.width == .points(0))
  }

  @Test("proposals of no width, any width, none and too much are answered each in their way")
  func proposals() throws {
    let view = try view(Self.fox, TextViewPreset(lineFragmentPadding: 0))
    #expect(view.sizeThatFits(.unspecified) == CGSize(width: 359.8671875, height: 18.625))
    #expect(view.sizeThatFits(.infinity) == CGSize(width: 359.8671875, height: 18.625))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 49.3984375, height: 167.625))
    for width: CGFloat in [-1, .nan, -.infinity] {
      let size = view.sizeThatFits(ProposedSize(width: width, height: nil))
      #expect(size == CGSize(width: 49.3984375, height: 167.625))
    }
    let wrapped = view.sizeThatFits(ProposedSize(width: 200, height: nil))
    #expect(wrapped == CGSize(width: 193.1640625, height: 37.25))
    #expect(view.sizeThatFits(ProposedSize(width: wrapped.width, height: nil)) == wrapped)
  }

  @Test("a size that fits fits again, whatever the insets")
  func sizeFitsAgain() throws {
    for inset in [0.1, 1 / 3.0, 7.77] {
      let insets = Insets(top: inset, left: inset, bottom: inset, right: inset)
      let view = try view(Self.fox, TextViewPreset(insets: insets, lineFragmentPadding: 0.3))
      for width in stride(from: 40.0, to: 400, by: 13.7) {
        let size = view.sizeThatFits(ProposedSize(width: width, height: nil))
        #expect(view.sizeThatFits(ProposedSize(width: size.width, height: nil)) == size)
      }
    }
  }

  @Test("asking for sizes lays nothing out, moves nothing and switches nothing")
  func askingChangesNothing() throws {
    let view = try view(Self.fox, .nsTextView)
    view.size.width = 120
    view.ensureLayout()
    let manager = try #require(view.textLayoutManager)
    let (bounds, counters) = (manager.usageBoundsForTextContainer, manager.layoutCounters)
    for width: CGFloat in [30, 90, 500] {
      _ = view.sizeThatFits(ProposedSize(width: width, height: nil))
    }
    #expect(manager.usageBoundsForTextContainer == bounds)
    #expect(manager.layoutCounters == counters)
    #expect(view.layoutManager == nil)
    #expect(view.textLayoutManager === manager)
  }

  @Test("only the explicit switch changes the engine, with its events, once and for good")
  func engineSwitch() throws {
    let view = try view("Hello\nworld", .uiTextView)
    view.size.width = 200
    view.ensureLayout()
    let size = view.contentSize
    let text = view.textStorage.styledText
    var events: [EngineEvent] = []
    let token = view.observeEngine { events.append($0) }
    view.switchToLegacyEngine()
    view.switchToLegacyEngine()
    #expect(events == [.willSwitchEngine, .didSwitchEngine])
    #expect(view.textLayoutManager == nil)
    #expect(view.layoutManager?.textContainers.first === view.textContainer)
    #expect(view.textStorage.styledText == text)
    view.ensureLayout()
    #expect(view.contentSize == size)
    token.cancel()
  }

  @Test("the legacy engine lays out another text of the content too")
  func otherText() throws {
    let view = try view("Hello\nworld", .uiTextView)
    view.switchToLegacyEngine()
    view.ensureLayout()
    let storage = TextStorage("Hello", style: TextStyle(font: try .dejaVu()))
    view.textContentStorage.textStorage = storage
    #expect(view.layoutManager?.textStorage === storage)
    view.ensureLayout()
    #expect(view.contentSize == CGSize(width: 50.5546875, height: 34.625))
  }

  @Test("insets below zero count as none, in places as in sizes", arguments: [-7, Double.nan])
  func clampedInsets(inset: Double) throws {
    let insets = Insets(top: inset, left: inset, bottom: inset, right: inset)
    let view = try view("Hello", TextViewPreset(insets: insets))
    #expect(view.sizeThatFits(.unspecified) == CGSize(width: 50.5546875, height: 18.625))
    let rect = ContainerRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.viewRect(rect) == ViewRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.containerRect(view.viewRect(rect)) == rect)
    #expect(view.viewPoint(ContainerPoint(x: 1, y: 2)) == ViewPoint(x: 1, y: 2))
    #expect(view.containerPoint(ViewPoint(x: 1, y: 2)) == ContainerPoint(x: 1, y: 2))
  }

  @Test("an observer that asks for the switch again changes nothing")
  func switchTwice() throws {
    let view = try view("Hello")
    var events: [EngineEvent] = []
    let token = view.observeEngine { event in
      events.append(event)
      view.switchToLegacyEngine()
    }
    view.switchToLegacyEngine()
    #expect(events == [.willSwitchEngine, .didSwitchEngine])
    #expect(view.layoutManager?.textContainers.count == 1)
    token.cancel()
  }

  @Test("points and rectangles of the view are those of the container, moved by the insets")
  func coordinates() throws {
    let view = try view(
      "Hello",
      TextViewPreset(insets: Insets(top: 7, left: 10, bottom: 7, right: 10))
    )
    // H is 12.03125 wide and begins at 10 + 5.
    #expect(view.caretRect(at: 1) == ViewRect(x: 27.03125, y: 7, width: 0, height: 18.625))
    #expect(view.insertionPoint(at: ViewPoint(x: 26, y: 10)).offset == 1)
    #expect(view.insertionPoint(at: ViewPoint(x: 2, y: 2)).offset == 0)
    #expect(view.insertionPoint(at: ViewPoint(x: 500, y: 500)).offset == 5)
    let rect = ContainerRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.viewRect(rect) == ViewRect(x: 11, y: 9, width: 3, height: 4))
    #expect(view.containerRect(view.viewRect(rect)) == rect)
  }
}
