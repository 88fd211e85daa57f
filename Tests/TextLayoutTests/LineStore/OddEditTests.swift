import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Odd texts, and those who come in the middle of an edit")
struct OddEditTests {
  @Test("glyphs of a row that does not fit its container are counted")
  func glyphsBeyondContainer() throws {
    let text = LaidOutText("\né", try .dejaVu(), width: 100, height: 24)
    #expect(text.manager.lineFragments().count == 1)
    #expect(text.manager.glyphCount() == 2)
    #expect(text.manager.glyphRange(forCharacterRange: 1..<2).range == 1..<2)
  }

  @Test("an attachment stands in a paragraph of one style")
  func attachmentInOneStyle() throws {
    var style = TextStyle(font: try .square())
    style.attachment = Attachment(size: Size(width: 20, height: 30), descent: 3)
    let text = LaidOutText(StyledText("a\u{FFFC}b", style: style), width: 100)
    // 27 above the baseline and 3 below it: more than the font's 8 and 2.
    #expect(text.manager.lineFragments().map(\.rect.height) == [30])
    #expect(text.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 20, height: 30))
  }

  @Test("a manager that comes in the middle of an edit lays out the text as it ends")
  func managerDuringEdit() throws {
    let storage = TextStorage("abc\ndef\n", style: TextStyle(font: try .square()))
    let manager = LayoutManager()
    manager.addTextContainer(TextContainer(width: 100))
    storage.edit {
      $0.append("new\nlines\n")
      $0.addLayoutManager(manager)
      $0.replaceCharacters(in: 0..<4, with: "")
    }
    #expect(manager.lineFragments().map(\.characterRange) == [0..<4, 4..<8, 8..<14])
  }

  @Test("glyphs are counted without a container, attachments among them")
  func glyphsWithoutContainer() throws {
    final class Delegate: LayoutManagerDelegate {}
    var style = TextStyle(font: try .square())
    style.attachment = Attachment(size: Size(width: 20, height: 30))
    let storage = TextStorage("a\u{FFFC}b", style: style)
    let manager = LayoutManager()
    let delegate = Delegate()
    manager.delegate = delegate
    storage.addLayoutManager(manager)
    #expect(manager.glyphCount() == 3)
  }

  @Test("an empty text is laid out where paragraphs may be laid out by themselves")
  func emptyText() throws {
    let text = LaidOutText("", try .square(), width: 100)
    text.manager.allowsNonContiguousLayout = true
    text.manager.ensureLayout(forCharacterRange: 0..<0)
    #expect(text.manager.usedRect(for: text.container).containerRect.height == 10)
  }

  @Test("a view with indents fits its text in the size that it asks for")
  func indentsInSize() throws {
    var style = ParagraphStyle()
    style.tailIndent = -20
    style.firstLineIndent = 7
    for alignment in [TextAlignment.natural, .center, .trailing] {
      style.alignment = alignment
      let view = TextViewModel(
        TextStorage("aaa bb c", style: TextStyle(font: try .square()), paragraphStyle: style)
      )
      let ideal = view.sizeThatFits(.unspecified)
      #expect(ideal == CGSize(width: 7 + 80 + 20 + 10, height: 10))
      #expect(view.sizeThatFits(ProposedSize(width: ideal.width, height: nil)) == ideal)
      let wrapped = view.sizeThatFits(ProposedSize(width: 100, height: nil))
      #expect(wrapped == CGSize(width: 7 + 60 + 20 + 10, height: 20))
      #expect(view.sizeThatFits(ProposedSize(width: wrapped.width, height: nil)) == wrapped)
    }
  }
}
