import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Layout after changes of containers")
struct ContainerChangeTests {
  private static let text = "one two three four\nfive six\n\nseven eight nine ten eleven\ntwelve\n"

  private static func randomContainer(_ random: inout SeededGenerator) -> TextContainer {
    let container = TextContainer(
      width: .points(.random(in: 40...160, using: &random)),
      height: .points(.random(in: 10...70, using: &random))
    )
    change(container, &random)
    return container
  }

  /// Gives a container something else.
  private static func change(_ container: TextContainer, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: container.width = .points(.random(in: 40...160, using: &random))
    case 1: container.height = .points(.random(in: 10...70, using: &random))
    case 2: container.lineFragmentPadding = .random(in: 0...5, using: &random)
    case 3: container.maximumNumberOfLines = Bool.random(using: &random) ? nil : 2
    case 4: container.lastLineBreakMode = .truncatingTail
    default: container.exclusions = [.rect(CGRect(x: 20, y: 5, width: 30, height: 20))]
    }
  }

  /// Changes a container, the row of them, or the text.
  private static func change(_ text: LaidOutText, _ random: inout SeededGenerator) {
    let count = text.manager.textContainers.count
    let index = Int.random(in: 0..<max(1, count), using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: text.manager.insertTextContainer(randomContainer(&random), at: index)
    case 1: text.manager.addTextContainer(randomContainer(&random))
    case 2 where count > 1: text.manager.removeTextContainer(at: index)
    case 3:
      let offset = Int.random(in: 0...text.storage.length, using: &random)
      text.storage.replaceCharacters(
        in: offset..<offset,
        with: ["x", "word ", "\n"].randomElement(using: &random) ?? ""
      )
    default: if count > 0 { change(text.manager.textContainers[index], &random) }
    }
  }

  /// Lays out some of the text, or none.
  private static func layOut(_ text: LaidOutText, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let offset = Int.random(in: 0...text.storage.length, using: &random)
      _ = text.manager.lineFragment(containingCharacter: offset)
    case 1:
      if let container = text.manager.textContainers.randomElement(using: &random) {
        text.manager.ensureLayout(for: container)
      }
    case 2:
      for container in text.manager.textContainers { text.manager.ensureLayout(for: container) }
    default: break
    }
  }

  /// What a layout says, once all is laid out.
  private static func outcome(_ text: LaidOutText) -> [LineFragment] {
    for container in text.manager.textContainers { text.manager.ensureLayout(for: container) }
    return text.fragments + [text.manager.extraLineFragment].compactMap(\.self)
  }

  /// Lays the same text out from scratch in containers like those of another layout.
  private static func fresh(_ text: LaidOutText) -> LaidOutText {
    let fresh = LaidOutText(text.storage.styledText)
    fresh.manager.removeTextContainer(at: 0)
    for container in text.manager.textContainers {
      let copy = TextContainer(width: container.width, height: container.height)
      copy.lineFragmentPadding = container.lineFragmentPadding
      copy.maximumNumberOfLines = container.maximumNumberOfLines
      copy.lastLineBreakMode = container.lastLineBreakMode
      copy.exclusions = container.exclusions
      fresh.manager.addTextContainer(copy)
    }
    return fresh
  }

  @Test("Random changes leave the layout that a fresh one has", arguments: 1...16)
  func changes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = LaidOutText(Self.text, try .square(), width: 100, height: 30)
    for step in 0..<120 {
      Self.change(text, &random)
      Self.layOut(text, &random)
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      let fresh = Self.fresh(text)
      let (own, expected) = (Self.outcome(text), Self.outcome(fresh))
      let place = zip(own, expected).prefix { $0 == $1 }.count
      let differs = own != expected
      try #require(!differs, "seed \(seed), step \(step), fragment \(place) of \(own.count)")
      let containers = zip(text.manager.textContainers, fresh.manager.textContainers)
      for (own, other) in containers {
        let (used, expected) = (text.manager.usedRect(for: own), fresh.manager.usedRect(for: other))
        try #require(used == expected, "seed \(seed), step \(step)")
      }
    }
  }
}
