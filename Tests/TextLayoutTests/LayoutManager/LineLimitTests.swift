import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Limits of lines, and what the last line shows")
struct LineLimitTests {
  /// Puts text in a container that takes one line and cuts it.
  private static func cut(
    _ text: String,
    _ width: CGFloat,
    _ mode: LineBreakMode = .truncatingTail
  ) throws -> LaidOutText {
    let text = LaidOutText(text, try .dejaVu(), width: .points(width))
    text.container.maximumNumberOfLines = 1
    text.container.lastLineBreakMode = mode
    return text
  }

  @Test("A limit of one line is one line high, be the next one empty or not")
  func emptyNextLine() throws {
    for string in ["a\n\nb", "a\n", "a\nb"] {
      let text = try Self.cut(string, 100, .byWords)
      #expect(text.usedRect.height == 18.625)
      #expect(text.used.lineCount == 1)
      #expect(text.used.isComplete)
      #expect(text.manager.extraLineFragment == nil)
    }
  }

  @Test("Letters make room for an ellipsis")
  func tail() throws {
    let text = try Self.cut("Hello", 30)
    #expect(text.usedRect == ContainerRect(x: 0, y: 0, width: 28.03125, height: 18.625))
    #expect(text.fragments.map(\.truncatedRange) == [1..<5])
    #expect(text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0) == 1..<5)
  }

  @Test("What fits exactly is not cut")
  func exactFit() throws {
    let text = try Self.cut("Hello", 40.5546875)
    #expect(text.usedRect.width == 40.5546875)
    #expect(text.fragments.map(\.truncatedRange) == [nil])
    #expect(text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0) == nil)
    #expect(try Self.cut("Hello", 40.55).fragments.map(\.truncatedRange) != [nil])
  }

  @Test("Space before the ellipsis goes with the rest")
  func trimmed() throws {
    let text = try Self.cut(Sentences.fox, 100)
    #expect(text.widths == [93.6484375])
    #expect(text.fragments.map(\.truncatedRange) == [9..<43])
  }

  @Test("The head or the middle is left out, and the ends stay")
  func headAndMiddle() throws {
    let head = try #require(try Self.cut(Sentences.fox, 100, .truncatingHead).fragments.first)
    let cut = try #require(head.truncatedRange)
    #expect(cut.lowerBound == 0)
    #expect(cut.upperBound < 43)
    #expect(head.width <= 100)
    let middle = try #require(try Self.cut(Sentences.fox, 100, .truncatingMiddle).fragments.first)
    let part = try #require(middle.truncatedRange)
    #expect(part.lowerBound > 0)
    #expect(part.upperBound < 43)
    #expect(middle.width <= 100)
  }

  @Test("Without room for the ellipsis none is shown, and the line says what it lacks")
  func noRoom() throws {
    for width in [0, 1, 10, 15.99] as [CGFloat] {
      let text = try Self.cut("Hello", width)
      let line = try #require(text.fragments.first)
      #expect(line.width <= width)
      #expect(line.truncatedRange?.upperBound == 5)
      #expect(text.usedRect.height == 18.625)
    }
  }

  @Test("The ellipsis has the style of the last character that stays, and raises no line")
  func ellipsisStyle() throws {
    var string = StyledText("aaaaa", style: TextStyle(font: try .square()))
    string.append("bbbbb", style: TextStyle(font: try .square(size: 20)))
    let text = LaidOutText(string, width: 65)
    text.container.maximumNumberOfLines = 1
    text.container.lastLineBreakMode = .truncatingTail
    // Five letters and an ellipsis of 10 pt; one of 20 pt would leave room for four.
    #expect(text.widths == [60])
    #expect(text.fragments.map(\.truncatedRange) == [5..<10])
    #expect(text.usedRect.height <= 20)
  }

  @Test("A truncating mode of a style makes a line of each paragraph")
  func style() throws {
    var style = ParagraphStyle()
    style.lineBreakMode = .truncatingTail
    let text = LaidOutText(Sentences.fox, try .dejaVu(), style, width: 100)
    #expect(text.widths == [93.6484375])
    #expect(text.fragments.map(\.truncatedRange) == [9..<43])
  }

  @Test("The last line that a container is high enough for is cut")
  func height() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100, height: 40)
    text.container.lastLineBreakMode = .truncatingTail
    // The quick; brown fox with an ellipsis of 16 pt in place of the space.
    #expect(text.widths == [77.6484375, 94.8828125])
    #expect(text.fragments.map(\.truncatedRange) == [nil, 19..<43])
  }

  @Test("A line that ends a paragraph tells of the paragraphs that are left out")
  func nextParagraph() throws {
    let text = try Self.cut("Hello\nmore", 100)
    #expect(text.widths == [56.5546875])
    #expect(text.fragments.first?.truncatedRange?.lowerBound == 5)
  }

  @Test("What a limit leaves out comes back with the limit's end")
  func lifted() throws {
    let text = try Self.cut(Sentences.fox, 100)
    _ = text.used
    text.container.maximumNumberOfLines = nil
    #expect(text.widths == [77.6484375, 78.8828125, 89.4296875, 98.6484375])
    #expect(text.fragments.allSatisfy { $0.truncatedRange == nil })
  }

  @Test("Cutting leaves the text and its styles as they are")
  func storage() throws {
    let text = try Self.cut(Sentences.fox, 100, .truncatingMiddle)
    text.storage.setStyle(in: 4..<9) { $0.rendering["color"] = "red" }
    let before = text.storage.styledText
    _ = text.used
    #expect(text.storage.styledText == before)
  }
}
