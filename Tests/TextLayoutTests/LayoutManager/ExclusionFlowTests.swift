import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Lines around exclusions")
struct ExclusionFlowTests {
  private static let long = Sentences.fox + " " + Sentences.fox

  private static let hole = Exclusion.rect(CGRect(x: 100, y: 0, width: 100, height: 40))

  static let margins:
    [(padding: CGFloat, left: ClosedRange<CGFloat>, right: ClosedRange<CGFloat>)] = [
      (0, 0...100, 200...300), (5, 5...95, 205...295),
    ]

  @Test(
    "Text stands on both sides of a hole, and keeps the padding away from it",
    arguments: margins
  )
  func sides(
    _ padding: CGFloat,
    _ left: ClosedRange<CGFloat>,
    _ right: ClosedRange<CGFloat>
  ) throws {
    let text = LaidOutText(Self.long, try .dejaVu(), width: 300, padding: padding)
    text.container.exclusions = [Self.hole]
    let beside = text.fragments.filter { $0.rect.minY < 40 }
    #expect(beside.filter { $0.rect.minY == 0 }.count == 2)
    for fragment in beside {
      let (minX, maxX) = (fragment.textRect.minX, fragment.textRect.maxX)
      #expect(
        left.contains(minX) && left.contains(maxX) || right.contains(minX) && right.contains(maxX)
      )
    }
    #expect(beside.contains { $0.textRect.minX == left.lowerBound })
    #expect(beside.contains { $0.textRect.minX == right.lowerBound })
    #expect(text.lines.joined() == Self.long)
  }

  @Test("Text begins below a hole that is as wide as the container")
  func fullWidth() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 300)
    text.container.exclusions = [.rect(CGRect(x: 0, y: 0, width: 300, height: 40))]
    #expect(text.fragments.first?.textRect.minY == 40)
    #expect(text.usedRect.minY == 40)
    #expect(text.usedRect.height == 37.25)
  }

  @Test("A hole below the text changes nothing")
  func below() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
    let (used, fragments) = (text.used, text.fragments)
    text.container.exclusions = [.rect(CGRect(x: 0, y: 74.5, width: 100, height: 50))]
    #expect(text.used == used)
    #expect(text.fragments == fragments)
  }

  @Test("A hole through the text makes it no less high")
  func through() throws {
    let text = LaidOutText(Self.long, try .dejaVu(), width: 300)
    let height = text.usedRect.height
    for left in stride(from: 0.0, through: 280, by: 20) {
      text.container.exclusions = [.rect(CGRect(x: left, y: 10, width: 20, height: 30))]
      #expect(text.usedRect.maxY >= height)
      #expect(text.lines.joined() == Self.long)
    }
  }

  @Test("Fragments beside each other are equally high, on one baseline")
  func baselines() throws {
    var string = StyledText("small small small ", style: TextStyle(font: try .dejaVu()))
    string.append(
      "LARGE small small",
      style: TextStyle(font: try .fixture("debian/DejaVuSans.ttf", size: 24))
    )
    let text = LaidOutText(string, width: 300)
    text.container.exclusions = [.rect(CGRect(x: 140, y: 0, width: 20, height: 10))]
    let row = text.fragments.filter { $0.rect.minY == text.fragments.first?.rect.minY }
    #expect(row.count == 2)
    #expect(Set(row.map(\.baseline)).count == 1)
    #expect(Set(row.map(\.usedRect.height)).count == 1)
    #expect(row.first?.usedRect.height == 27.9375)
  }

  @Test("A container with a hole or a limit of lines is no simple rectangle")
  func simpleRectangle() {
    let container = TextContainer(width: 100)
    #expect(container.isSimpleRectangle)
    container.exclusions = [Self.hole]
    #expect(!container.isSimpleRectangle)
    container.exclusions = []
    container.maximumNumberOfLines = 3
    #expect(!container.isSimpleRectangle)
  }

  @Test("Text from right to left begins on the right of a hole")
  func rightToLeft() throws {
    let font = try Font.fixture("debian/NotoSansHebrew-Regular.ttf", size: 16)
    let text = LaidOutText(String(repeating: "שלום ", count: 8), font, width: 300)
    text.container.exclusions = [Self.hole]
    let row = text.fragments.filter { $0.rect.minY == 0 }
    try #require(row.count == 2)
    #expect(row[0].textRect.maxX == 300)
    #expect(row[1].textRect.maxX == 100)
  }

  @Test("The empty line after a final newline avoids exclusions too")
  func extraLine() throws {
    let text = LaidOutText("a\n", try .dejaVu(), width: 100)
    text.container.exclusions = [.rect(CGRect(x: 0, y: 20, width: 100, height: 30))]
    _ = text.used
    #expect(text.manager.extraLineFragment?.rect.minY == 50)
    text.container.exclusions = [.rect(CGRect(x: 0, y: 20, width: 40, height: 30))]
    _ = text.used
    #expect(text.manager.extraLineFragment?.rect.minY == 18.625)
    #expect(text.manager.extraLineFragment?.textRect.minX == 40)
  }
}
