import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("How labels cut text, with characters 10 pt wide")
struct LabelLineBreakTests {
  private static func label(_ text: String, _ mode: LineBreakMode, lines: Int? = 1) throws
    -> LabelModel
  {
    var label = LabelModel(text, style: TextStyle(font: try .square()))
    label.lineBreakMode = mode
    label.numberOfLines = lines
    return label
  }

  private static func cut(_ label: LabelModel, _ width: CGFloat) -> [Range<Int>?] {
    label.measured(ProposedSize(width: width, height: nil)).lines.map { line in
      line.truncation.map { $0.cut.lowerBound.utf8..<$0.cut.upperBound.utf8 }
    }
  }

  @Test("The last line alone is cut, where the mode says")
  func truncation() throws {
    #expect(Self.cut(try Self.label("aaa bbbbb", .truncatingTail, lines: 2), 30) == [nil, 6..<9])
    #expect(Self.cut(try Self.label("aaa bbbbb", .truncatingHead, lines: 2), 30) == [nil, 4..<7])
    #expect(Self.cut(try Self.label("aaa bbbbb", .truncatingMiddle, lines: 2), 30) == [nil, 5..<8])
    #expect(Self.cut(try Self.label("bbbbb", .truncatingTail), 30) == [2..<5])
  }

  @Test("Words and characters wrap, and whole lines are left out")
  func wrapping() throws {
    let proposal = ProposedSize(width: 30, height: nil)
    let words = try Self.label("aa bbb", .byWords).measured(proposal)
    #expect(words.size == Size(width: 20, height: 10))
    #expect(words.isTruncated)
    let characters = try Self.label("aa bbb", .byCharacters, lines: nil).measured(proposal)
    #expect(characters.lines.map(\.range.upperBound.utf8) == [3, 6])
  }

  @Test("Clipping keeps one line within its room")
  func clipping() throws {
    let proposal = ProposedSize(width: 35, height: nil)
    let measured = try Self.label("aaa bbb", .clipping).measured(proposal)
    #expect(measured.size == Size(width: 35, height: 10))
    #expect(measured.lines.map(\.isClipped) == [true])
    let wrapped = try Self.label("aaa bbb", .clipping, lines: nil).measured(proposal)
    #expect(wrapped.size == Size(width: 30, height: 20))
  }

  @Test("Letters stand closer by a twentieth of an em at most before text is left out")
  func tightening() throws {
    var label = try Self.label("aaaaa", .truncatingTail)
    let proposal = ProposedSize(width: 48, height: nil)
    #expect(label.measured(proposal).isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    // Four gaps lose half a point each.
    #expect(!label.measured(proposal).isTruncated)
    #expect(label.measured(proposal).width == 48)
    #expect(label.measured(ProposedSize(width: 47, height: nil)).isTruncated)
  }
}
