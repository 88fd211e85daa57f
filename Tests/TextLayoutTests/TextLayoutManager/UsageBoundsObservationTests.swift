import Foundation
import Observation
import Testing
import TextLayout

@Suite("Observing the bounds of a text")
struct UsageBoundsObservationTests {
  @Test("A pass that changes them tells so once, and nothing else does")
  func events() throws {
    let document = try LaidOutDocument(numberedParagraphs(50), width: 300)
    var changes: [UsageBoundsChange] = []
    let token = document.layout.observeUsageBounds { changes.append($0) }
    for _ in 0..<10 { _ = document.bounds }
    _ = document.layout.textLayoutFragment(for: ContainerPoint(x: 0, y: 0))
    _ = Array(document.layout.layoutFragments(options: .estimatesSize))
    #expect(changes.isEmpty)
    #expect(document.layout.ensureLayout(for: document.layout.documentRange) == .exact)
    #expect(changes.count == 1)
    #expect(changes.first?.old == .zero)
    #expect(changes.first?.new == document.bounds)
    #expect(changes.first?.cause == .edit)
    document.layout.invalidateLayout(for: document.layout.documentRange)
    #expect(changes.count == 1)
    document.ensureLayout()
    #expect(changes.count == 1)
    #expect(document.layout.layoutCounters.layoutPasses == 2)
    token.cancel()
    document.storage.append("\nmore")
    document.ensureLayout()
    #expect(changes.count == 1)
  }

  @Test("They tell why")
  func causes() throws {
    let document = try LaidOutDocument(fox, width: 100)
    var causes: [UsageBoundsChange.Cause] = []
    let token = document.layout.observeUsageBounds { causes.append($0.cause) }
    document.ensureLayout()
    document.storage.append(" and more")
    document.ensureLayout()
    document.container.width = 200
    document.ensureLayout()
    #expect(causes == [.edit, .edit, .container])
    token.cancel()
  }

  @Test("They are observable and streamed")
  func observation() async throws {
    let document = try LaidOutDocument("Hello")
    let stream = document.layout.usageBoundsChanges
    nonisolated(unsafe) let count: UnsafeMutablePointer<Int> = .allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    withObservationTracking {
      _ = document.bounds
    } onChange: {
      count.pointee += 1
    }
    document.ensureLayout()
    #expect(count.pointee == 1)
    document.storage.append(" Hello")
    document.ensureLayout()
    var iterator = stream.makeAsyncIterator()
    let change = await iterator.next()
    #expect(change?.new == document.bounds)
  }

  @Test("A width that follows the text and some more is told not to settle")
  func endlessLoop() throws {
    var style = ParagraphStyle()
    style.alignment = .trailing
    let document = try LaidOutDocument("word word word word word", style, width: 120)
    let container = document.container
    let token = document.layout.observeUsageBounds {
      container.width = .points($0.new.extent.width + 16)
    }
    #expect(throws: UnsettledLayout(widths: [136, 152, 168])) {
      try document.layout.settle(limit: 3)
    }
    token.cancel()
    try document.layout.settle(limit: 1)
    #expect(document.bounds.precision == .exact)
  }

  @Test("Observers that lay out themselves are stopped")
  func recursion() throws {
    var style = ParagraphStyle()
    style.alignment = .trailing
    let document = try LaidOutDocument("word word word word word", style, width: 120)
    let (container, layout) = (document.container, document.layout)
    let token = layout.observeUsageBounds {
      container.width = .points($0.new.extent.width + 16)
      layout.ensureLayout(for: layout.documentRange)
    }
    document.ensureLayout()
    #expect(layout.unsettledLayout?.widths == (1...16).map { CGFloat(120 + 16 * $0) })
    #expect(layout.unsettledLayout?.rounds == 16)
    token.cancel()
    // What was noted before is not the fault of those who observe now.
    try layout.settle()
    #expect(layout.unsettledLayout == nil)
  }

  @Test(
    "Observers that change anything and lay out are stopped",
    arguments: ["text", "padding", "exclusions"]
  )
  func otherChanges(_ changed: String) throws {
    let document = try LaidOutDocument(fox, width: 200)
    let (container, layout, storage) = (document.container, document.layout, document.storage)
    var count = 0
    let token = layout.observeUsageBounds { _ in
      count += 1
      guard count < 50 else { return }
      switch changed {
      case "text": storage.append("\nmore")
      case "padding": container.lineFragmentPadding += 0.5
      default: container.exclusions = [.rect(CGRect(x: 0, y: 0, width: 200, height: 10 * count))]
      }
      layout.ensureLayout(for: layout.documentRange)
    }
    document.ensureLayout()
    #expect(count == 16)
    #expect(layout.unsettledLayout == UnsettledLayout(widths: [], rounds: 16))
    #expect(
      layout.unsettledLayout?.description == "the layout does not settle in 16 rounds"
    )
    token.cancel()
  }
}
