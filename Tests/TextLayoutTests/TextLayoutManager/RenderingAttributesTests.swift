import Testing
import TextLayout

@Suite("Rendering attributes")
struct RenderingAttributesTests {
  private let red: RenderingAttributes = {
    var attributes = RenderingAttributes()
    attributes.foregroundColor = RenderingColor(red: 1, green: 0, blue: 0)
    return attributes
  }()

  private let underlined: RenderingAttributes = {
    var attributes = RenderingAttributes()
    attributes.underline = RenderingStroke(.single, .wavy)
    return attributes
  }()

  private func ranges(_ layout: TextLayoutManager) -> [Range<Int>] {
    layout.renderingAttributes(in: layout.documentRange).map(\.range.offsets)
  }

  @Test("They are set, added and removed by range")
  func ranges() throws {
    let layout = try LaidOutDocument(fox, width: 100).layout
    layout.setRenderingAttributes(red, for: TextRange(4..<19))
    layout.addRenderingAttributes(underlined, for: TextRange(10..<25))
    #expect(ranges(layout) == [4..<10, 10..<19, 19..<25])
    #expect(layout.renderingAttributes(at: TextLocation(12)) == red.merging(underlined))
    layout.removeRenderingAttribute(.underline, for: TextRange(0..<43))
    #expect(ranges(layout) == [4..<19])
    layout.setRenderingAttributes(RenderingAttributes(), for: TextRange(6..<8))
    #expect(ranges(layout) == [4..<6, 8..<19])
    #expect(layout.renderingAttributes(at: TextLocation(43)).isEmpty)
  }

  @Test("They move no text, and go when it is laid out again")
  func relayout() throws {
    let document = try LaidOutDocument("ab\ncd", width: 100)
    document.ensureLayout()
    let frames = document.frames
    let counters = document.layout.layoutCounters
    document.layout.setRenderingAttributes(red, for: document.layout.documentRange)
    #expect(document.layout.layoutCounters == counters)
    document.layout.invalidateLayout(for: TextRange(0..<1))
    document.ensureLayout()
    #expect(document.frames == frames)
    #expect(ranges(document.layout) == [3..<5])
  }

  @Test("The validator restores them")
  func validator() throws {
    let document = try LaidOutDocument("ab\ncd", width: 100)
    var asked: [Int] = []
    document.layout.renderingAttributesValidator = { [red] layout, fragment in
      asked.append(fragment.range.location.offset)
      layout.setRenderingAttributes(red, for: fragment.range)
    }
    #expect(ranges(document.layout).isEmpty)
    document.ensureLayout()
    #expect(ranges(document.layout) == [0..<5])
    #expect(asked == [0, 3])
    document.layout.invalidateLayout(for: TextRange(0..<1))
    document.ensureLayout()
    #expect(ranges(document.layout) == [0..<5])
    #expect(asked == [0, 3, 0])
  }

  @Test("They move with text that is edited before them")
  func edits() throws {
    let document = try LaidOutDocument("ab\ncd", width: 100)
    document.layout.setRenderingAttributes(red, for: TextRange(3..<5))
    document.storage.replaceCharacters(in: 0..<0, with: "xyz\n")
    #expect(ranges(document.layout) == [7..<9])
    document.storage.replaceCharacters(in: 8..<9, with: "")
    #expect(ranges(document.layout).isEmpty)
  }
}
