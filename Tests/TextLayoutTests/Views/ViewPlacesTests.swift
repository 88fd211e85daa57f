import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Places in text views")
struct ViewPlacesTests {
  private static let count = 2000

  /// A view of paragraphs of which nothing is laid out.
  private func view() throws -> TextViewModel {
    let text = (0..<Self.count).map { "paragraph \($0)" }.joined(separator: "\n")
    let storage = TextStorage(text, style: TextStyle(font: try .dejaVu()))
    let view = TextViewModel(storage, TextViewPreset())
    view.size = CGSize(width: 300, height: 400)
    return view
  }

  @Test("a click deep in a text lays out the paragraph there alone")
  func click() throws {
    let view = try view()
    let manager = try #require(view.textLayoutManager)
    let hit = view.insertionPoint(at: ViewPoint(x: 20, y: 15_000))
    #expect(manager.layoutCounters.generatedParagraphs <= 2)
    #expect(hit.offset > view.textStorage.length / 4)
    let caret = try #require(view.caretRect(at: hit.offset, affinity: hit.affinity))
    #expect(caret.minY <= 15_000 && caret.maxY >= 15_000)
    #expect(manager.layoutCounters.generatedParagraphs <= 3)
  }

  @Test("a caret deep in a text lays out its paragraph and the one before")
  func caret() throws {
    let view = try view()
    let manager = try #require(view.textLayoutManager)
    let offset = view.textStorage.paragraphRange(at: view.textStorage.length / 2).lowerBound
    let caret = try #require(view.caretRect(at: offset))
    #expect(caret.minX == 5 && caret.height == 18.625)
    #expect(manager.layoutCounters.generatedParagraphs <= 2)
  }

  @Test("once all is laid out, places are the same as with the legacy engine")
  func engines() throws {
    let (modern, legacy) = (try view(), try view())
    modern.ensureLayout()
    legacy.switchToLegacyEngine()
    for offset in stride(from: 0, through: modern.textStorage.length, by: 371) {
      let caret = try #require(modern.caretRect(at: offset))
      #expect(caret == legacy.caretRect(at: offset))
      let point = ViewPoint(x: caret.minX, y: caret.minY + 1)
      #expect(modern.insertionPoint(at: point).offset == offset)
      #expect(legacy.insertionPoint(at: point).offset == offset)
    }
  }

  @Test("the line after a final newline is found without the text above")
  func extraLine() throws {
    let view = try view()
    view.textStorage.append("\n")
    let manager = try #require(view.textLayoutManager)
    view.ensureLayout()
    let end = view.textStorage.length
    let caret = try #require(view.caretRect(at: end))
    #expect(caret.minY == CGFloat(Self.count) * 18.625)
    let counters = manager.layoutCounters
    #expect(view.insertionPoint(at: ViewPoint(x: 5, y: caret.minY + 1)).offset == end)
    #expect(manager.layoutCounters == counters)
  }
}
