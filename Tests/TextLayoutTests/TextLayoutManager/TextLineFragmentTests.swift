import Foundation
import Testing
import TextLayout

@Suite("Lines of layout fragments")
struct TextLineFragmentTests {
  private func fragment(_ text: String, width: Extent, padding: Double = 0) throws
    -> TextLayoutFragment
  {
    let document = try LaidOutDocument(text, width: width, padding: padding)
    document.ensureLayout()
    return try #require(document.layout.textLayoutFragment(for: .start))
  }

  @Test("There are no lines before layout")
  func noLines() throws {
    let document = try LaidOutDocument("a", width: 100)
    let fragment = try #require(document.layout.textLayoutFragment(for: .start))
    #expect(fragment.lines == nil)
    #expect(fragment.renderingSurfaceBounds == nil)
    #expect(fragment.textLineFragment(for: .start) == nil)
  }

  @Test("Lines tell their place, their text and the pen")
  func lines() throws {
    let fragment = try fragment(fox, width: 110, padding: 5)
    let lines = try #require(fragment.lines)
    #expect(lines.map(\.characterRange) == [0..<10, 10..<20, 20..<31, 31..<43])
    #expect(lines.map(\.string) == ["The quick ", "brown fox ", "jumps over ", "the lazy dog"])
    #expect(
      lines.map(\.typographicBounds.width) == [77.6484375, 78.8828125, 89.4296875, 98.6484375]
    )
    #expect(lines.map(\.typographicBounds.minX) == [0, 0, 0, 0])
    #expect(lines.map(\.typographicBounds.minY) == [0, 18.625, 37.25, 55.875])
    #expect(lines.map(\.glyphOrigin.y) == [0, 18.625, 37.25, 55.875].map { $0 + 14.8515625 })
    #expect(fragment.frame == ContainerRect(x: 5, y: 0, width: 98.6484375, height: 74.5))
    #expect(fragment.leadingPadding == 5)
  }

  @Test("Lines are found by height")
  func heights() throws {
    let fragment = try fragment(fox, width: 100)
    func start(_ line: TextLineFragment?) -> Int? { line?.characterRange.lowerBound }
    #expect(start(fragment.textLineFragment(forVerticalOffset: 18.6)) == 0)
    #expect(start(fragment.textLineFragment(forVerticalOffset: 18.625)) == 10)
    #expect(start(fragment.textLineFragment(forVerticalOffset: 74.5)) == nil)
    #expect(start(fragment.textLineFragment(forVerticalOffset: 74.5, .nearest)) == 31)
    #expect(start(fragment.textLineFragment(forVerticalOffset: -1, .nearest)) == 0)
  }

  @Test("A place at a soft break is on one of two lines")
  func affinity() throws {
    let fragment = try fragment(fox, width: 100)
    let place = TextLocation(10)
    let down = fragment.textLineFragment(for: place, affinity: .downstream)
    let up = fragment.textLineFragment(for: place, affinity: .upstream)
    #expect(down?.characterRange.lowerBound == 10)
    #expect(up?.characterRange.lowerBound == 0)
    #expect(fragment.textLineFragment(for: TextLocation(43))?.characterRange.lowerBound == 31)
    #expect(fragment.textLineFragment(for: TextLocation(44)) == nil)
  }

  @Test("A place after a hard break is on the next line alone")
  func affinityAtHardBreaks() throws {
    let fragment = try fragment("a\u{2028}b\n", width: 100)
    for affinity in Affinity.allCases {
      let second = fragment.textLineFragment(for: TextLocation(2), affinity: affinity)
      #expect(second?.characterRange == 2..<4)
      let extra = fragment.textLineFragment(for: TextLocation(4), affinity: affinity)
      #expect(extra?.isExtra == true)
    }
  }

  @Test("Lines beside an exclusion are found again")
  func exclusions() throws {
    let document = try LaidOutDocument(fox + " " + fox, width: 300)
    document.container.exclusions = [.rect(CGRect(x: 120, y: 0, width: 60, height: 20))]
    document.ensureLayout()
    let fragment = try #require(document.layout.textLayoutFragment(for: .start))
    let lines = try #require(fragment.lines)
    #expect(lines.map(\.string).joined() == fox + " " + fox)
    #expect(lines.prefix(3).map(\.beginsRow) == [true, false, true])
    #expect(lines.prefix(2).map(\.typographicBounds.minX) == [0, 180])
  }

  @Test("The last line of a full container is shortened")
  func truncation() throws {
    let document = try LaidOutDocument(fox, width: 100)
    document.container.maximumNumberOfLines = 1
    document.container.lastLineBreakMode = .truncatingTail
    document.ensureLayout()
    let fragment = try #require(document.layout.textLayoutFragment(for: .start))
    let line = try #require(fragment.lines?.first)
    // "The quick" and an ellipsis of 16 pt, 93.6484375 wide in all.
    #expect(line.typographicBounds.width == 93.6484375)
    #expect(line.truncatedRange == 9..<43)
    #expect(fragment.lines?.count == 1)
  }

  @Test("Characters and points are turned into each other")
  func points() throws {
    let line = try #require(try fragment("Hello", width: 100).lines?.first)
    #expect(line.locationForCharacter(at: 0) == FragmentPoint(x: 0, y: 14.8515625))
    // H is 12.03125 wide, and "He" 21.875.
    #expect(line.locationForCharacter(at: 1).x == 12.03125)
    #expect(line.locationForCharacter(at: 2).x == 21.875)
    #expect(line.locationForCharacter(at: 5).x == 40.5546875)
    #expect(line.characterIndex(for: FragmentPoint(x: -1, y: 0)) == 0)
    #expect(line.characterIndex(for: FragmentPoint(x: 13, y: 0)) == 1)
    #expect(line.characterIndex(for: FragmentPoint(x: 21, y: 0)) == 2)
    #expect(line.characterIndex(for: FragmentPoint(x: 99, y: 0)) == 5)
    #expect(line.fractionOfDistanceThroughGlyph(for: FragmentPoint(x: 12.03125 / 4, y: 0)) == 0.25)
    #expect(line.fractionOfDistanceThroughGlyph(for: FragmentPoint(x: 99, y: 0)) == 1)
  }

  @Test("What is painted is never less than the frame")
  func surface() throws {
    let fragment = try fragment("jjj", width: 100)
    let bounds = try #require(fragment.renderingSurfaceBounds)
    #expect(bounds.minX < 0)
    #expect(bounds.minY == 0)
    #expect(bounds.maxX >= fragment.frame.width)
    #expect(bounds.maxY == fragment.frame.height)
  }

  @Test("An attachment has a frame")
  func attachments() throws {
    let document = try LaidOutDocument("a\u{FFFC}b", width: 100)
    document.storage.setStyle(in: 1..<2) {
      $0.attachment = Attachment(size: Size(width: 20, height: 20), descent: 4)
    }
    document.ensureLayout()
    let fragment = try #require(document.layout.textLayoutFragment(for: .start))
    // The baseline is 16 below the top, and "a" 9.8046875 wide.
    #expect(
      fragment.frameForTextAttachment(at: TextLocation(1))
        == FragmentRect(x: 9.8046875, y: 0, width: 20, height: 20)
    )
    #expect(fragment.frameForTextAttachment(at: TextLocation(0)) == nil)
  }

  @Test("An attachment has its frame where it is raised or lowered to")
  func raisedAttachments() throws {
    // Raised by 6 it needs 22 above the baseline; lowered by 10 only 6, and the text 14.8515625.
    for (offset, top) in [(6, 0), (-10, 8.8515625)] as [(Double, CGFloat)] {
      let document = try LaidOutDocument("a\u{FFFC}b", width: 100)
      document.storage.setStyle(in: 1..<2) {
        $0.attachment = Attachment(size: Size(width: 20, height: 20), descent: 4)
        $0.baselineOffset = offset
      }
      document.ensureLayout()
      let fragment = try #require(document.layout.textLayoutFragment(for: .start))
      let frame = try #require(fragment.frameForTextAttachment(at: TextLocation(1)))
      #expect(frame == FragmentRect(x: 9.8046875, y: top, width: 20, height: 20))
    }
  }
}
