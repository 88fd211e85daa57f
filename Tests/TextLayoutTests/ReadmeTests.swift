import Foundation
import Testing
import TextLayout
import TextMeasurement

@Suite("The example of the README with an attributed string")
struct LayoutReadmeTests {
  @Test("An attributed string is measured")
  func attributedString() throws {
    var total = AttributedString("Total 12.50")
    if let amount = total.range(of: "12.50") {
      total[amount].font = .system(size: 13, weight: .bold)
    }
    let plain = TextStyle(font: .system(size: 13))
    let oneLine = PreparedText(StyledText(total, defaultStyle: plain)).idealSize.width  // 68.491…
    // The space at the end of the first word hangs there, but not here.
    let word = try #require(measure("Total ", font: .system(size: 13)).lines.first)
    let sum = word.advance + measure("12.50", font: .system(size: 13, weight: .bold)).width
    #expect("\(oneLine)".hasPrefix("68.491"))
    #expect(oneLine == sum)
  }
}

@Suite("The examples of the README for who comes from TextKit")
final class TextKitReadmeTests {
  /// What the examples printed, one for each item.
  private var printed: [String] = []

  private func print(_ items: Any...) {
    printed += items.map { "\($0)" }
  }

  /// Letters of 600 and lines of 1,020 + 300 thousandths of an em.
  private let mono: TextStyle
  private let storage: TextStorage
  private let container = TextContainer(width: 120)
  private let manager = LayoutManager()

  /// The sizes of a letter, of the longer word, and of both words on a line or on two, in points.
  private let letter: CGFloat = 7.5
  private let word: CGFloat = 97.5
  private let all: CGFloat = 150
  private let line: CGFloat = 16.5
  private let twoLines: CGFloat = 33

  init() throws {
    mono = TextStyle(font: try Font("JetBrains Mono", size: 12.5))
    storage = TextStorage("Einstellungen öffnen", style: mono)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test("A font of 12.5 pt is 7.5 pt wide and 16.5 pt high")
  func font() throws {
    let mono = TextStyle(font: try Font("JetBrains Mono", size: 12.5))
    #expect(mono == self.mono)
    let measured = TextMeasurer(defaultStyle: mono).measure("Ö")
    let (width, height): (CGFloat, CGFloat) = (12.5 * 600 / 1000, 12.5 * 1320 / 1000)
    #expect(measured.size == Size(width: width, height: height))
    #expect(letter == width)
    #expect(line == height)
    // Words of 13 and 6 letters, with a space between.
    #expect(word == letter * 13)
    #expect(all == letter * 20)
    #expect(twoLines == line * 2)
  }

  @Test("A label and a text tell their sizes")
  func label() {
    var label = LabelModel("Einstellungen öffnen", style: mono)
    label.numberOfLines = nil
    label.displayScale = 2
    let oneLine = label.intrinsicSize  // 150 × 16.5
    let wrapped = label.sizeThatFits(ProposedSize(width: 120, height: nil))  // 97.5 × 33
    let room = ProposedSize(width: 120, height: 30)
    let measured = TextMeasurer(defaultStyle: mono).measure("Einstellungen öffnen", proposal: room)
    let size = measured.size  // 97.5 × 33, exact
    let overflow = measured.overflow  // .bottom
    let fitting = measured.fittingRange  // 0..<14: the first line
    let ink = measured.inkOverflow  // how far letters reach beyond the box: nowhere
    let shown = measured.shown  // its lines, to be painted
    #expect(CGSize(width: size.width, height: size.height) == CGSize(width: word, height: twoLines))
    #expect(overflow == .bottom)
    #expect(fitting == 0..<14)
    #expect(ink == .zero)
    #expect(shown.lines.count == 2)
    #expect(oneLine == CGSize(width: all, height: line))
    #expect(wrapped == CGSize(width: word, height: twoLines))
  }

  @Test("A text view tells its height")
  func view() {
    let storage = TextStorage("Einstellungen öffnen", style: mono)
    let view = TextViewModel(storage, .uiTextView)
    let size = view.sizeThatFits(ProposedSize(width: 120, height: nil))  // 107.5 × 49
    #expect(size == CGSize(width: word + 10, height: twoLines + 16))
  }

  @Test("A layout manager of TextKit 1 tells its line fragments")
  func fragments() {
    let manager = LayoutManager()
    let container = TextContainer(width: 120)  // with 5 points of padding on both sides
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    for line in manager.lineFragments() {
      print(storage.substring(in: line.characterRange), line.width, line.baseline)
    }  // Einstellungen 97.5 12.75, then öffnen 45.0 29.25
    let used = manager.usedRect(for: container).containerRect.size  // 107.5 × 33
    #expect(printed == ["Einstellungen ", "97.5", "12.75", "öffnen", "45.0", "29.25"])
    #expect(used == CGSize(width: word + 10, height: twoLines))
    // The ascent is 1,020 thousandths of an em.
    #expect(manager.lineFragments().map(\.baseline) == [12.75, line + 12.75])
  }

  @Test("A layout manager of TextKit 2 tells its bounds and lines")
  func modern() {
    let content = TextContentStorage(storage)
    let layout = TextLayoutManager(textContainer: TextContainer(width: 120))
    content.addTextLayoutManager(layout)
    let precision = layout.ensureLayout(for: layout.documentRange)  // .exact
    let bounds = layout.usageBoundsForTextContainer  // rect: x 5, 97.5 × 33; extent: 107.5 × 33
    let lines = layout.textLayoutFragment(for: .start)?.lines?.map(\.string)  // the same two
    #expect(precision == .exact)
    #expect(bounds.rect == ContainerRect(x: 5, y: 0, width: word, height: twoLines))
    #expect(bounds.extent == manager.usedRectOfAll.size)
    #expect(lines == ["Einstellungen ", "öffnen"])
  }

  @Test("Text avoids an exclusion")
  func exclusion() {
    let avoiding = TextContainer(width: 120)
    avoiding.exclusions = [.rect(CGRect(x: 0, y: 0, width: 40, height: 10))]
    manager.insertTextContainer(avoiding, at: 0)
    storage.replaceCharacters(in: 0..<storage.length, with: "one two three four")
    let lefts = manager.lineFragments().map(\.textRect.minX)  // 45, beside it, and 5, below it
    // Eight letters have room from 45 to 115, ten from 5 to 115.
    #expect(lefts == [45, 5])
    let contents = manager.lineFragments().map { storage.substring(in: $0.characterRange) }
    #expect(contents == ["one two ", "three four"])
  }

  @Test("A point hits a character")
  func hit() {
    let hit = manager.hitTest(ContainerPoint(x: 26, y: 20), in: container)
    let character = hit.characterIndex  // 16: the second f, which reaches from 20 to 27.5
    let insertion = hit.insertionPoint  // 17: the point is nearer to its end
    #expect(character == "Einstellungen öf".utf16.count)
    #expect(insertion == character + 1)
  }
}

extension LayoutManager {
  /// What all of the text takes of the first container.
  fileprivate var usedRectOfAll: ContainerRect {
    ensureLayout(for: textContainers[0])
    return usedRect(for: textContainers[0]).containerRect
  }
}
