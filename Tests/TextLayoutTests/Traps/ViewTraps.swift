import TestFixtures
import Testing
import TextLayout

@Suite("Traps of views and bounds")
struct ViewTraps {
  @Test("The insets and the padding of a view count in its size and its places")
  func insets() throws {
    let storage = TextStorage(Sentences.fox, style: TextStyle(font: try .dejaVu()))
    let view = TextViewModel(storage, .uiTextView)
    view.size.width = 100
    view.ensureLayout()
    // Four lines in all of the width, five in the 90 points that the padding leaves.
    let measured = try TextMeasurer.dejaVu()
      .measure(Sentences.fox, proposal: ProposedSize(width: 100, height: nil))
    #expect(measured.height == 74.5)
    #expect(view.contentSize.height == 93.125 + 16)
    // A rectangle of the container is of another type than one of the view.
    let rect = try #require(view.textLayoutManager).usageBoundsForTextContainer.rect
    #expect(rect.minY == 0)
    #expect(view.viewRect(rect).minY == 8)
    #expect(view.viewRect(rect).minX == 5)
  }

  @Test("Bounds begin after the padding, and their extent has it on both sides")
  func padding() throws {
    for padding in [0, 5, 7.25] as [CGFloat] {
      let document = try LaidOutDocument("Hello", padding: padding)
      document.ensureLayout()
      #expect(document.bounds.rect.minX == padding)
      #expect(document.bounds.rect.width == 40.5546875)
      let width: CGFloat = 40.5546875 + 2 * padding
      #expect(document.bounds.extent.width == width)
      // The used rectangle of the other family has the padding on both sides.
      let text = LaidOutText("Hello", try .dejaVu(), padding: padding)
      #expect(text.usedRect.size == document.bounds.extent)
    }
  }

  @Test("Looking at the layout manager leaves the engine as it is")
  func engine() throws {
    let storage = TextStorage("Hello", style: TextStyle(font: try .dejaVu()))
    let view = TextViewModel(storage)
    var events: [EngineEvent] = []
    let token = view.observeEngine { events.append($0) }
    for _ in 0..<3 {
      #expect(view.layoutManager == nil)
      #expect(view.textLayoutManager != nil)
      _ = view.sizeThatFits(.unspecified)
      _ = view.contentSize
    }
    #expect(events.isEmpty)
    token.cancel()
  }

  @Test("An estimated height says so, and what is visible stays where it is")
  func estimates() throws {
    // Heights are estimated from the first paragraph, which says nothing of the spacing of the
    // others.
    let document = try LaidOutDocument(numberedParagraphs(100), width: 300)
    document.storage.setParagraphStyle(in: 10..<document.storage.length) { $0.spacingAfter = 10 }
    let viewport = ViewportController(document.layout)
    viewport.viewportBounds = ContainerRect(x: 0, y: 900, width: 300, height: 100)
    let first = try #require(viewport.layoutViewport().fragments.first)
    #expect(document.bounds.precision != .exact)
    viewport.adjustViewport(byVerticalOffset: -100)
    let place = first.frame.minY - viewport.viewportBounds.minY
    let pass = viewport.layoutViewport()
    #expect(pass.verticalCorrection > 0)
    // The host scrolls by the correction, and what was visible stands where it stood.
    let moved = try #require(document.layout.textLayoutFragment(for: first.range.location))
    #expect(moved.frame.minY - pass.viewportBounds.minY == place)
    #expect(document.layout.ensureLayout(for: document.layout.documentRange) == .exact)
    // Nothing is left after the first and the last.
    let height: CGFloat = 100 * 18.625 + 98 * 10
    #expect(document.bounds.rect.height == height)
  }

  @Test("A change of the bounds is told once, when layout has ended")
  func observation() throws {
    let document = try LaidOutDocument(Sentences.fox, width: 100)
    var heights: [CGFloat] = []
    let token = document.layout.observeUsageBounds { change in
      // The pass is over: the new bounds can be read, and all lines are there.
      #expect(change.new == document.bounds)
      #expect(document.states == [.layoutAvailable])
      heights.append(change.new.rect.height)
    }
    document.ensureLayout()
    document.ensureLayout()
    document.container.width = 200
    #expect(heights == [74.5])
    document.ensureLayout()
    #expect(heights == [74.5, 37.25])
    token.cancel()
  }

  @Test("A label is limited by the width that it prefers now, and by none before")
  func preferredWidth() throws {
    var label = LabelModel(Sentences.fox, style: TextStyle(font: try .dejaVu()))
    label.numberOfLines = nil
    label.displayScale = 0
    let heights = ([200, 100, 200, nil] as [CGFloat?]).map { width in
      label.preferredMaxLayoutWidth = width
      return label.intrinsicSize.height
    }
    #expect(heights == [37.25, 74.5, 37.25, 18.625])
    // Nor does it limit what is asked about another width.
    label.preferredMaxLayoutWidth = 100
    #expect(label.sizeThatFits(ProposedSize(width: 200, height: nil)).height == 37.25)
  }

  @Test("A measured size gives itself again, and a width that grows on is stopped")
  func feedback() throws {
    let storage = TextStorage(Sentences.fox, style: TextStyle(font: try .dejaVu()))
    let view = TextViewModel(storage, .uiTextView)
    view.size.width = 200
    for _ in 0..<5 {
      view.ensureLayout()
      // Measuring sets no width; who takes the size it tells gets the same again.
      let size = view.sizeThatFits(ProposedSize(width: view.size.width, height: nil))
      #expect(size == view.contentSize)
      #expect(size.height == 55.875 + 16)
      view.size = size
    }
    // Who adds something to it is stopped, and told of the widths.
    let manager = try #require(view.textLayoutManager)
    view.tracksWidth = false
    storage.setParagraphStyle(in: 0..<storage.length) { $0.alignment = .trailing }
    view.textContainer.width = 120
    let token = manager.observeUsageBounds { [container = view.textContainer] in
      container.width = .points($0.new.extent.width + 16)
    }
    #expect(throws: UnsettledLayout(widths: [136, 152, 168])) { try manager.settle(limit: 3) }
    token.cancel()
  }
}
