import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Text layout manager")
struct TextLayoutManagerTests {
  @Test("Bounds leave padding out of the width and have it for x")
  func usageBounds() throws {
    for padding in [5.0, 0] {
      let document = try LaidOutDocument("Hello", padding: padding)
      document.ensureLayout()
      #expect(
        document.bounds.rect == ContainerRect(x: padding, y: 0, width: 40.5546875, height: 18.625)
      )
      #expect(document.bounds.precision == .exact)
      #expect(document.bounds.extent == CGSize(width: 40.5546875 + 2 * padding, height: 18.625))
    }
  }

  @Test("Reading causes no work")
  func reading() throws {
    let document = try LaidOutDocument(fox, width: 100)
    for _ in 0..<1000 { #expect(document.bounds == .zero) }
    #expect(document.states == [.none])
    #expect(document.layout.layoutCounters.areZero)
  }

  @Test("All of a document is as high as its lines")
  func wholeDocument() throws {
    let document = try LaidOutDocument(numberedParagraphs(2000), width: 300)
    document.ensureLayout()
    #expect(document.bounds.precision == .exact)
    #expect(document.bounds.rect.height == 37250)
    #expect(document.layout.layoutCounters.layoutPasses == 1)
    document.ensureLayout()
    #expect(document.layout.layoutCounters.layoutPasses == 1)
  }

  @Test("Paragraphs are laid out where they are asked for")
  func nonContiguous() throws {
    let document = try LaidOutDocument(numberedParagraphs(10), width: 300)
    document.layout.ensureLayout(for: TextRange(35..<36))
    #expect(document.layout.layoutCounters.generatedParagraphs == 1)
    #expect(document.states.map { $0 == .layoutAvailable }.firstIndex(of: true) == 5)
    #expect(document.bounds.precision == .estimated(laidOut: 7.0 / 69))
  }

  @Test("A container that is no simple rectangle is filled from the top")
  func fillsFromTop() throws {
    let document = try LaidOutDocument(numberedParagraphs(10), width: 300)
    document.container.exclusions = [.rect(CGRect(x: 200, y: 0, width: 100, height: 20))]
    document.layout.ensureLayout(for: TextRange(35..<36))
    #expect(document.layout.layoutCounters.generatedParagraphs == 6)
    #expect(document.states.prefix(6).allSatisfy { $0 == .layoutAvailable })
    #expect(document.states.suffix(4).allSatisfy { $0 == .estimatedUsageBounds })
  }

  @Test("A part of the container is filled")
  func fillsBounds() throws {
    let document = try LaidOutDocument(numberedParagraphs(100), width: 300)
    document.layout.ensureLayout(for: ContainerRect(x: 0, y: 0, width: 300, height: 37.25))
    #expect(document.states.filter { $0 == .layoutAvailable }.count == 2)
  }

  @Test("Text that the container does not hold has no fragment")
  func overflow() throws {
    let document = try LaidOutDocument(numberedParagraphs(10), width: 300, height: 40)
    document.ensureLayout()
    #expect(document.states == [.layoutAvailable, .layoutAvailable])
    #expect(document.bounds.precision == .exact)
    #expect(document.bounds.rect.height == 37.25)
    #expect(
      document.layout.layoutFragments(options: .reverse).map(\.range.offsets) == [7..<14, 0..<7]
    )
  }

  @Test("The line after a final newline belongs to the last fragment")
  func extraLine() throws {
    let document = try LaidOutDocument("Hello\n", padding: 5)
    var fragments = Array(document.layout.layoutFragments(options: .ensuresLayout))
    #expect(fragments.map { $0.lines?.count } == [1])
    fragments = Array(document.layout.layoutFragments(options: .ensuresExtraLineFragment))
    let fragment = try #require(fragments.first)
    let extra = try #require(fragment.lines?.last)
    #expect(extra.isExtra)
    #expect(extra.characterRange == 6..<6)
    #expect(extra.typographicBounds == FragmentRect(x: 0, y: 18.625, width: 0, height: 18.625))
    #expect(fragment.frame == ContainerRect(x: 5, y: 0, width: 40.5546875, height: 37.25))
    #expect(document.bounds.rect == fragment.frame)
  }

  @Test("An empty text is one line high")
  func emptyText() throws {
    let document = try LaidOutDocument("", padding: 5)
    document.ensureLayout()
    #expect(document.bounds.rect == ContainerRect(x: 5, y: 0, width: 0, height: 18.625))
    #expect(document.bounds.precision == .exact)
    #expect(document.bounds.extent == CGSize(width: 10, height: 18.625))
  }

  @Test("Space around paragraphs is part of their frames")
  func margins() throws {
    var style = ParagraphStyle()
    style.spacingAfter = 10
    style.spacingBefore = 7
    style.lineSpacing = 4
    let document = try LaidOutDocument("a\nb\nc", style, width: 100)
    document.ensureLayout()
    #expect(document.frames.map(\.minY) == [0, 32.625, 72.25])
    #expect(document.frames.map(\.maxY) == [32.625, 72.25, 97.875])
    let fragment = try #require(Array(document.layout.layoutFragments()).dropFirst().first)
    #expect(fragment.topMargin == 7)
    #expect(fragment.bottomMargin == 14)
    #expect(fragment.lines?.first?.typographicBounds.minY == 7)
    #expect(document.bounds.rect.height == 97.875)
  }

  @Test("Options of layout are obeyed")
  func options() throws {
    let document = try LaidOutDocument("Hello", width: 100)
    #expect(document.layout.usesFontLeading)
    #expect(!document.layout.usesHyphenation)
    document.ensureLayout()
    document.layout.usesFontLeading = false
    #expect(document.states == [.estimatedUsageBounds])
    document.ensureLayout()
    #expect(document.layout.layoutCounters.generatedParagraphs == 1)
    #expect(document.layout.layoutCounters.layoutPasses == 2)
  }

  @Test("Invalidated paragraphs lose lines and frames")
  func invalidation() throws {
    let document = try LaidOutDocument("a\nb\nc", width: 100)
    document.ensureLayout()
    document.layout.invalidateLayout(for: TextRange(2..<3))
    #expect(document.states == [.layoutAvailable, .estimatedUsageBounds, .layoutAvailable])
    document.ensureLayout()
    #expect(document.layout.layoutCounters.generatedParagraphs == 3)
    #expect(document.frames.map(\.minY) == [0, 18.625, 37.25])
  }

  @Test("Bounds are those around all fragments", arguments: 0..<20 as Range<UInt64>)
  func sumOfFragments(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let document = try LaidOutDocument(
      randomText(&random),
      width: .points(.random(in: 60...300, using: &random)),
      padding: 5
    )
    if seed % 2 == 1 {
      document.container.exclusions = [.rect(CGRect(x: 40, y: 30, width: 30, height: 200))]
    }
    document.ensureLayout()
    let frames = document.frames
    let union = try #require(frames.dropFirst().reduce(frames.first) { $0?.union($1) })
    #expect(document.bounds.rect == union, "seed \(seed)")
    #expect(document.bounds.precision == .exact)
  }

  @Test("Fragments are the same from either end", arguments: 0..<10 as Range<UInt64>)
  func directions(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let document = try LaidOutDocument(randomText(&random), width: 150)
    let forward = document.layout.layoutFragments(options: .ensuresLayout).map(\.range)
    let backward = document.layout.layoutFragments(options: .reverse).map(\.range)
    #expect(forward == backward.reversed(), "seed \(seed)")
  }
}

/// Paragraphs of words, some of them empty.
func randomText(_ random: inout SeededGenerator) -> String {
  let words = ["office", "AVATAR", "To", "lazy", "quick", "brown", "שלום", "jumps"]
  return (0..<Int.random(in: 1...40, using: &random)).map { _ in
    (0..<Int.random(in: 0...20, using: &random))
      .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
      .joined(separator: " ")
  }
  .joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "x")
}
