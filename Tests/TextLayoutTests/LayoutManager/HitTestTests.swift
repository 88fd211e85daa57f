import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("What points hit")
struct HitTestTests {
  private static func hit(_ x: Double, _ y: Double = 9, in text: LaidOutText) -> ContainerHit {
    text.manager.hitTest(ContainerPoint(x: x, y: y), in: text.container)
  }

  @Test("Left of the text is its start, right of it its end")
  func besideText() throws {
    let text = LaidOutText("Hello", try .dejaVu(), width: 100)
    let left = Self.hit(-10, in: text)
    #expect(left.characterIndex == 0)
    #expect(left.characterFraction == 0)
    #expect(left.glyphIndex == 0)
    #expect(left.glyphFraction == 0)
    #expect(!left.isInside)
    let right = Self.hit(80, in: text)
    #expect(right.characterIndex == 5)
    #expect(right.insertionPoint == 5)
    #expect(!right.isInside)
  }

  @Test("A point in the first quarter of a glyph is less than half across it, in the last more")
  func quarters() throws {
    let text = LaidOutText("Hello", try .dejaVu(), width: 100)
    // H, e, l, l and o: 1540, 1260, 569, 569 and 1253 of 2,048 units.
    var left = 0.0
    for (index, advance) in [12.03125, 9.84375, 4.4453125, 4.4453125, 9.7890625].enumerated() {
      let first = Self.hit(left + advance / 4, in: text)
      #expect(first.glyphIndex == index)
      #expect(first.characterIndex == index)
      #expect(first.insertionPoint == index)
      #expect(abs(first.glyphFraction - 0.25) < 0.001)
      #expect(abs(first.characterFraction - 0.25) < 0.001)
      #expect(first.isInside)
      let last = Self.hit(left + advance * 3 / 4, in: text)
      #expect(last.glyphIndex == index)
      #expect(last.characterIndex == index)
      #expect(last.insertionPoint == index + 1)
      #expect(abs(last.glyphFraction - 0.75) < 0.001)
      left += advance
    }
  }

  @Test("Inside a ligature the glyph is the same, and the character another")
  func ligature() throws {
    let text = LaidOutText("office", try .dejaVu(), width: 100)
    // The ligature begins at 9.7890625 and is 15.46875 wide: a third for each letter.
    for (number, character) in [1, 2, 3].enumerated() {
      let hit = Self.hit(9.7890625 + 15.46875 * (Double(number) + 0.4) / 3, in: text)
      #expect(hit.glyphIndex == 1)
      #expect(hit.characterIndex == character)
      #expect(abs(hit.glyphFraction - (Double(number) + 0.4) / 3) < 0.001)
      #expect(abs(hit.characterFraction - 0.4) < 0.001)
    }
  }

  @Test("Text from right to left is crossed from the right")
  func rightToLeft() throws {
    let font = try Font.fixture("debian/NotoSansHebrew-Regular.ttf", size: 16)
    let text = LaidOutText("שלום", font, width: 100)
    #expect(text.used.textRect.maxX == 100)
    let first = Self.hit(99, in: text)
    #expect(first.characterIndex == 0)
    #expect(first.glyphFraction < 0.5)
    #expect(first.insertionPoint == 0)
    #expect(Self.hit(10, in: text).insertionPoint == 4)
  }

  @Test("A point above or below all lines hits the nearest")
  func aboveAndBelow() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
    #expect(Self.hit(1, -50, in: text).characterIndex == 0)
    #expect(Self.hit(1, 500, in: text).characterIndex == 31)
    #expect(!Self.hit(1, 500, in: text).isInside)
  }

  @Test("A point lays out text down to it and no further")
  func laziness() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
    #expect(Self.hit(1, 20, in: text).characterIndex == 10)
    #expect(text.manager.firstUnlaidCharacterIndex == 20)
  }

  @Test("The end of a wrapped line belongs to it")
  func wrapped() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
    let hit = Self.hit(99, 9, in: text)
    #expect(hit.affinity == .upstream)
    #expect((9...10).contains(hit.insertionPoint))
    #expect(Self.hit(0, 20, in: text).insertionPoint == 10)
    #expect(Self.hit(0, 20, in: text).affinity == .downstream)
  }

  @Test("The empty line at the end is hit below the text")
  func extraLine() throws {
    let text = LaidOutText("Hello\n", try .dejaVu(), width: 100)
    #expect(Self.hit(1, 30, in: text).insertionPoint == 6)
    #expect(Self.hit(99, 9, in: text).insertionPoint == 5)
    let empty = LaidOutText("", try .dejaVu(), width: 100)
    #expect(Self.hit(1, 5, in: empty).insertionPoint == 0)
    #expect(Self.hit(1, 5, in: empty).glyphIndex == nil)
  }

  @Test("A point beside a hole hits the text on its side")
  func besideHole() throws {
    let text = LaidOutText("aaaa bbbb cccc dddd", try .square(), width: 120)
    text.container.exclusions = [.rect(CGRect(x: 45, y: 0, width: 30, height: 15))]
    #expect(text.lines == ["aaaa ", "bbbb ", "cccc ", "dddd"])
    #expect(Self.hit(1, 5, in: text).characterIndex == 0)
    #expect(Self.hit(76, 5, in: text).characterIndex == 5)
    #expect(Self.hit(76, 15, in: text).characterIndex == 15)
    #expect(!Self.hit(55, 5, in: text).isInside)
  }

  @Test("Each container is hit in its own space")
  func containers() throws {
    let text = LaidOutText("aaaa bbbb", try .square(), width: 45, height: 10)
    let second = TextContainer(width: 45, height: 10)
    second.lineFragmentPadding = 0
    text.manager.addTextContainer(second)
    let hit = text.manager.hitTest(ContainerPoint(x: 11, y: 5), in: second)
    #expect(hit.characterIndex == 6)
    #expect(Self.hit(11, 5, in: text).characterIndex == 1)
    #expect(Self.hit(11, 500, in: text).characterIndex == 1)
  }
}
