import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("A long line")
struct LongLineTests {
  /// Words of five letters and a space in a square font of 10 points.
  private static let string = String(repeating: "abcde ", count: 10_000)

  /// The seconds that questions about ten places of a line take, each given a UTF-16 offset, once
  /// the first was asked, and those of that.
  private func times(_ ask: (Int) -> Void) -> (first: Double, others: Double) {
    let clock = ContinuousClock()
    let first = clock.measure { ask(30_000) }
    let others = clock.measure { for number in 1...10 { ask(number * 5_500) } }
    return (first / .seconds(1), others / .seconds(1))
  }

  @Test("Carets and clicks of a text view cost little after the first")
  func view() throws {
    let view = TextViewModel(TextStorage(Self.string, style: TextStyle(font: try .square())))
    view.tracksWidth = false
    let padding = view.textContainer.lineFragmentPadding
    let origin = view.viewPoint(ContainerPoint(x: padding, y: 0)).x
    let times = times { offset in
      let rect = view.caretRect(at: offset)
      #expect(rect?.minX == origin + 10 * CGFloat(offset))
      let point = ViewPoint(x: origin + 10 * CGFloat(offset) + 2, y: (rect?.minY ?? 0) + 1)
      #expect(view.insertionPoint(at: point).offset == offset)
    }
    #expect(times.others < times.first, "\(times)")
  }

  @Test("Hits of a layout manager cost little after the first")
  func manager() throws {
    let storage = TextStorage(Self.string, style: TextStyle(font: try .square()))
    let manager = LayoutManager()
    let container = TextContainer()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.ensureLayout(for: container)
    let times = times { offset in
      let x = container.lineFragmentPadding + 10 * CGFloat(offset) + 4
      let hit = manager.hitTest(ContainerPoint(x: x, y: 1), in: container)
      #expect(hit.characterIndex == offset && hit.glyphIndex == offset)
      #expect(hit.glyphFraction == 0.4)
    }
    #expect(times.others < times.first, "\(times)")
  }
}
