import Testing
import TextLayout

@Suite("Enumerating layout fragments")
struct FragmentEnumerationTests {
  @Test("Without options nothing changes; with them all is laid out")
  func options() throws {
    let document = try LaidOutDocument("a\nb\nc", width: 100)
    document.layout.enumerateTextLayoutFragments { _ in true }
    #expect(document.states == [.none, .none, .none])
    #expect(document.layout.layoutCounters.areZero)
    document.layout.enumerateTextLayoutFragments(options: .estimatesSize) { _ in true }
    #expect(document.states == Array(repeating: .estimatedUsageBounds, count: 3))
    #expect(document.layout.layoutCounters.areZero)
    document.layout.enumerateTextLayoutFragments(options: .ensuresLayout) { _ in true }
    #expect(document.states == Array(repeating: .layoutAvailable, count: 3))
  }

  @Test("Going back begins at the end, or before the paragraph of a place")
  func reverse() throws {
    let layout = try LaidOutDocument("ab\ncd\nef", width: 100).layout
    let all = layout.layoutFragments(options: .reverse).map(\.range.location.offset)
    #expect(all == [6, 3, 0])
    let some = layout.layoutFragments(from: TextLocation(7), options: .reverse)
    #expect(some.map(\.range.location.offset) == [3, 0])
    let end = layout.layoutFragments(from: TextLocation(8), options: .reverse)
    #expect(end.map(\.range.location.offset) == [6, 3, 0])
    #expect(layout.layoutFragments(from: TextLocation(4)).map(\.range.location.offset) == [3, 6])
  }

  @Test("The edge that was reached is told")
  func edges() throws {
    let layout = try LaidOutDocument("ab\ncd\nef", width: 100).layout
    var visits = 0
    let edge = layout.enumerateTextLayoutFragments { _ in
      visits += 1
      return false
    }
    #expect(visits == 1)
    #expect(edge == TextLocation(3))
    #expect(
      layout.enumerateTextLayoutFragments(options: .reverse) { _ in false } == TextLocation(6)
    )
    #expect(layout.enumerateTextLayoutFragments(options: .reverse) { _ in true } == .start)
    #expect(layout.enumerateTextLayoutFragments(from: TextLocation(8)) { _ in true } == nil)
    #expect(try LaidOutDocument("").layout.enumerateTextLayoutFragments { _ in true } == nil)
  }

  @Test("Fragments are found by place and by point")
  func lookups() throws {
    let document = try LaidOutDocument("ab\ncd\nef", width: 100)
    document.ensureLayout()
    let layout = document.layout
    func start(_ fragment: TextLayoutFragment?) -> Int? { fragment?.range.location.offset }
    #expect(start(layout.textLayoutFragment(for: TextLocation(4))) == 3)
    #expect(start(layout.textLayoutFragment(for: TextLocation(8))) == 6)
    #expect(start(layout.textLayoutFragment(for: TextLocation(9))) == nil)
    #expect(start(layout.textLayoutFragment(for: ContainerPoint(x: 1, y: 18.625))) == 3)
    #expect(start(layout.textLayoutFragment(for: ContainerPoint(x: 1, y: 55.8))) == 6)
    #expect(start(layout.textLayoutFragment(for: ContainerPoint(x: 1, y: 55.875))) == nil)
    #expect(start(layout.textLayoutFragment(for: ContainerPoint(x: 1, y: -1))) == nil)
    #expect(start(layout.textLayoutFragment(for: ContainerPoint(x: 100, y: 1))) == nil)
  }

  @Test("An edit while fragments are visited leaves the rest to be visited")
  func editsInBetween() throws {
    let document = try LaidOutDocument("a\nb\nc", width: 100)
    var fragments = document.layout.layoutFragments().makeIterator()
    #expect(fragments.next()?.range.offsets == 0..<2)
    document.storage.append("\nd")
    #expect(fragments.next()?.range.offsets == 2..<4)
    #expect(fragments.next()?.range.offsets == 4..<6)
    #expect(fragments.next()?.range.offsets == 6..<7)
    #expect(fragments.next() == nil)
  }
}
