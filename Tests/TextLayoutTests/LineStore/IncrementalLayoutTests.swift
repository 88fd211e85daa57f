import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Layout after edits")
struct IncrementalLayoutTests {
  /// What a layout says of itself.
  private struct Outcome: Equatable {
    var used: [UsedRect]
    var fragments: [LineFragment]
    var extra: LineFragment?

    init(_ text: LaidOutText) {
      for container in text.manager.textContainers { text.manager.ensureLayout(for: container) }
      used = text.manager.textContainers.map { text.manager.usedRect(for: $0) }
      fragments = text.manager.lineFragments()
      extra = text.manager.extraLineFragment
    }

    /// The first thing that differs.
    func difference(from other: Outcome) -> String {
      if let (own, its) = zip(fragments, other.fragments).first(where: { $0 != $1 }) {
        return "fragment \(own.summary) is not \(its.summary)"
      }
      if fragments.count != other.fragments.count {
        return "\(fragments.count) fragments are not \(other.fragments.count)"
      }
      if extra != other.extra {
        return "\(extra?.summary ?? "no") extra, not \(other.extra?.summary ?? "none")"
      }
      return "used \(used.map(\.summary)) is not \(other.used.map(\.summary))"
    }
  }

  private static let pieces = [
    "a", " ", "word ", "\n", "\r\n", "\r", "ö", "漢字", "😀", "e\u{301}", "\t",
    "longer words and more ",
    "שלום ", "one\ntwo\n", "", "x",
  ]

  private static func randomText(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// Changes the text at random.
  private func edit(_ storage: TextStorage, _ random: inout SeededGenerator) {
    let text = storage.string
    let units = Array(text.utf16)
    func boundary(_ limit: Int) -> Int {
      var offset = Int.random(in: 0...limit, using: &random)
      if offset < units.count, UTF16.isTrailSurrogate(units[offset]) { offset -= 1 }
      return offset
    }
    let (a, b) = (boundary(units.count), boundary(units.count))
    let range =
      Bool.random(using: &random)
      ? min(a, b)..<min(max(a, b), min(a, b) + 30 > units.count ? units.count : max(a, b)) : a..<a
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let size = Double([9, 18, 31].randomElement(using: &random) ?? 18)
      storage.setStyle(in: range) { $0.font.size = size }
    case 1:
      storage.setParagraphStyle(in: range) {
        $0.spacingAfter = 7
        $0.lineSpacing = 2
      }
    default:
      let string = Self.randomText(Int.random(in: 0..<4, using: &random), &random)
      let short = range.count > 60 ? range.lowerBound..<range.lowerBound : range
      var expected = units
      expected.replaceSubrange(short, with: Array(string.utf16))
      storage.replaceCharacters(in: short, with: string)
      #expect(storage.string == String(decoding: expected, as: UTF16.self))
    }
  }

  /// Lays the same text out from scratch in containers like those of another layout.
  private func fresh(_ text: LaidOutText) -> LaidOutText {
    let model = text.container
    let fresh = LaidOutText(
      text.storage.styledText,
      width: model.width,
      height: model.height,
      padding: model.lineFragmentPadding
    )
    fresh.container.exclusions = model.exclusions
    fresh.container.maximumNumberOfLines = model.maximumNumberOfLines
    fresh.container.lastLineBreakMode = model.lastLineBreakMode
    for container in text.manager.textContainers.dropFirst() {
      let copy = TextContainer(width: container.width, height: container.height)
      copy.lineFragmentPadding = container.lineFragmentPadding
      fresh.manager.addTextContainer(copy)
    }
    return fresh
  }

  private func check(_ text: LaidOutText, seed: UInt64, steps: Int) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<steps {
      edit(text.storage, &random)
      if Int.random(in: 0..<3, using: &random) == 0, text.storage.length > 0 {
        let offset = Int.random(in: 0..<text.storage.length, using: &random)
        _ = text.manager.lineFragment(containingCharacter: offset)
      }
      if Int.random(in: 0..<4, using: &random) != 0 {
        let (now, anew) = (Outcome(text), Outcome(fresh(text)))
        guard now != anew else { continue }
        Issue.record(
          "seed \(seed), step \(step): \(now.difference(from: anew)); \(text.storage.string.debugDescription)"
        )
        return
      }
    }
  }

  @Test("edits in a column leave the layout that a fresh one has", arguments: 1...18)
  func editsInColumn(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = LaidOutText(
      Self.randomText(40, &random),
      try .dejaVu(),
      width: 150,
      padding: seed.isMultiple(of: 2) ? 5 : 0
    )
    check(text, seed: seed, steps: 150)
  }

  @Test("edits in a row of containers leave the layout that a fresh one has", arguments: 1...18)
  func editsInContainers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = LaidOutText(Self.randomText(40, &random), try .dejaVu(), width: 150, height: 90)
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      text.manager.addTextContainer(TextContainer(width: 120, height: 60))
    }
    check(text, seed: seed, steps: 150)
  }

  @Test("edits beside exclusions leave the layout that a fresh one has", arguments: 1...18)
  func editsBesideExclusions(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = LaidOutText(Self.randomText(40, &random), try .dejaVu(), width: 250, padding: 5)
    text.container.exclusions = [
      .rect(CGRect(x: 80, y: 10, width: 60, height: 50)),
      .ellipse(in: CGRect(x: 150, y: 80, width: 90, height: 90)),
      .rect(CGRect(x: 20, y: 75, width: 100, height: 9)),
    ]
    check(text, seed: seed, steps: 150)
  }

  @Test("edits under a limit of lines leave the layout that a fresh one has", arguments: 1...18)
  func editsUnderLineLimit(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = LaidOutText(Self.randomText(20, &random), try .dejaVu(), width: 150)
    text.container.maximumNumberOfLines = Int(seed % 5) + 1
    text.container.lastLineBreakMode =
      [.truncatingTail, .truncatingMiddle, .byWords][Int(seed % 3)]
    check(text, seed: seed, steps: 150)
  }
}

extension LineFragment {
  fileprivate var summary: String {
    "\(characterRange) in \(container): \(rect.rect) used \(usedRect.rect) text \(textRect.rect) cut \(truncatedRange.map(String.init(describing:)) ?? "-") end \(end)"
  }
}

extension UsedRect {
  fileprivate var summary: String { "\(containerRect.rect) \(lineCount) \(isComplete)" }
}
