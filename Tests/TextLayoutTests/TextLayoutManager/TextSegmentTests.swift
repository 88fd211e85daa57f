import Foundation
import Testing
import TextLayout

@Suite("Text segments")
struct TextSegmentTests {
  @Test("An empty text has one segment, at the padding")
  func emptyText() throws {
    let document = try LaidOutDocument("", width: 100, padding: 5)
    let segments = document.layout.textSegments(in: document.layout.documentRange)
    #expect(segments.map(\.frame) == [ContainerRect(x: 5, y: 0, width: 0, height: 18.625)])
    #expect(segments.map(\.baseline) == [14.8515625])
    #expect(segments.map(\.range?.offsets) == [0..<0])
  }

  @Test("A range has a segment on each line")
  func lines() throws {
    let document = try LaidOutDocument(fox, width: 100)
    // From "quick" to "fox": "The " is 33.96875 wide, and "brown fox" 78.8828125.
    let range = TextRange(4..<19)
    let segments = document.layout.textSegments(in: range)
    #expect(segments.map(\.range?.offsets) == [4..<10, 10..<19])
    #expect(segments.map(\.frame.minY) == [0, 18.625])
    #expect(segments.map(\.frame.height) == [18.625, 18.625])
    #expect(
      segments.last?.frame == ContainerRect(x: 0, y: 18.625, width: 78.8828125, height: 18.625)
    )
  }

  @Test("A selection reaches the end of lines that it goes on after")
  func selection() throws {
    let document = try LaidOutDocument("ab\n\ncd", width: 100, padding: 5)
    let all = document.layout.textSegments(in: document.layout.documentRange, type: .selection)
    #expect(all.map(\.frame.minX) == [5, 5, 5])
    #expect(all.map(\.frame.maxX).prefix(2) == [95, 95])
    #expect((all.last?.frame.maxX ?? 100) < 30)
    let standard = document.layout.textSegments(in: document.layout.documentRange)
    #expect(standard.map(\.frame.width).dropFirst().first == 0)
  }

  @Test("A selection that ends where a line breaks does not go on")
  func selectionToSoftBreak() throws {
    let layout = try LaidOutDocument(fox, width: 100).layout
    let segments = layout.textSegments(in: TextRange(0..<10), type: .selection)
    // "The quick " with its space, which is 5.0859375 wide.
    #expect(segments.map(\.frame.maxX) == [77.6484375 + 5.0859375])
  }

  @Test("A text from right to left has its segments where it is read")
  func rightToLeft() throws {
    let layout = try LaidOutDocument("שלום\nשלום", width: 100).layout
    let segments = layout.textSegments(in: layout.documentRange, type: .selection)
    #expect(segments.map(\.frame.maxX) == [100, 100])
    #expect(segments.first?.frame.minX == 0)
    #expect((segments.last?.frame.minX ?? 0) > 50)
  }

  @Test("Lines and edges are left out and made longer")
  func options() throws {
    let document = try LaidOutDocument(fox, width: 100)
    let layout = document.layout
    let range = TextRange(5..<40)
    let ends = layout.textSegments(in: range, options: .middleFragmentsExcluded)
    #expect(ends.map(\.range?.offsets) == [5..<10, 31..<40])
    let extended = layout.textSegments(
      in: range,
      options: [.headSegmentExtended, .tailSegmentExtended, .rangeNotRequired]
    )
    #expect(extended.first?.frame.minX == 0)
    #expect(extended.last?.frame.maxX == 100)
    #expect(extended.allSatisfy { $0.range == nil })
  }

  @Test("An empty range is where its caret stands")
  func carets() throws {
    let layout = try LaidOutDocument(fox, width: 100).layout
    let range = TextRange(10..<10)
    #expect(layout.textSegments(in: range).map(\.frame.minY) == [18.625])
    let up = layout.textSegments(in: range, options: .upstreamAffinity)
    #expect(up.map(\.frame.minY) == [0])
  }

  @Test("The end of a text after a newline is on the line there")
  func extraLine() throws {
    let layout = try LaidOutDocument("ab\n", width: 100, padding: 5).layout
    let segments = layout.textSegments(in: TextRange(3..<3))
    #expect(segments.map(\.frame) == [ContainerRect(x: 5, y: 18.625, width: 0, height: 18.625)])
  }

  @Test("What is below lines is part of highlights")
  func highlights() throws {
    var style = ParagraphStyle()
    style.lineSpacing = 4
    let layout = try LaidOutDocument(fox, style, width: 100).layout
    let range = TextRange(0..<20)
    #expect(
      layout.textSegments(in: range, type: .highlight).map(\.frame.height) == [22.625, 22.625]
    )
    #expect(layout.textSegments(in: range).map(\.frame.height) == [18.625, 18.625])
  }

  @Test("Only paragraphs of the range are laid out")
  func laziness() throws {
    let document = try LaidOutDocument(numberedParagraphs(100), width: 300)
    _ = document.layout.textSegments(in: TextRange(350..<351))
    #expect(document.layout.layoutCounters.generatedParagraphs == 1)
  }
}
