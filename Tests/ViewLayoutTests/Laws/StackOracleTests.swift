import TestFixtures
import Testing
import ViewLayout

@Suite("Random stacks against an oracle")
struct StackOracleTests {
  /// A view whose length is what it is offered, within limits.
  private struct Piece: CustomStringConvertible {
    let least: CGFloat
    let most: CGFloat
    let view: AnyView
    let description: String

    func length(_ offer: CGFloat) -> CGFloat { min(max(offer, least), most) }
  }

  private func piece(_ generator: inout SeededGenerator) -> Piece {
    let one = CGFloat(Int.random(in: 0..<100, using: &generator))
    let other = one + CGFloat(Int.random(in: 0..<(100 - Int(one)), using: &generator))
    let color = Color.red
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      return Piece(least: 0, most: .infinity, view: AnyView(color), description: "flexible")
    case 1:
      let view = AnyView(color.frame(width: one))
      return Piece(least: one, most: one, view: view, description: "fixed \(one)")
    case 2:
      let view = AnyView(color.frame(minWidth: one))
      return Piece(least: one, most: .infinity, view: view, description: "min \(one)")
    case 3:
      let view = AnyView(color.frame(maxWidth: one))
      return Piece(least: 0, most: one, view: view, description: "max \(one)")
    default:
      let view = AnyView(color.frame(minWidth: one, maxWidth: other))
      return Piece(least: one, most: other, view: view, description: "\(one)–\(other)")
    }
  }

  /// The lengths that pieces take of a width: the one with the smallest range is always taken next.
  private func lengths(_ pieces: [Piece], in width: CGFloat) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: pieces.count)
    var left = Array(pieces.indices)
    var room = width
    while !left.isEmpty {
      var next = 0
      for candidate in left.indices.dropFirst() {
        let (best, other) = (pieces[left[next]], pieces[left[candidate]])
        let isLess = other.most - other.least < best.most - best.least
        let isLonger = other.most == .infinity && best.most == .infinity && other.least > best.least
        if isLess || isLonger { next = candidate }
      }
      let index = left[next]
      lengths[index] = pieces[index].length(max(0, room / CGFloat(left.count)))
      room -= lengths[index]
      left.remove(at: next)
    }
    return lengths
  }

  @Test("A thousand random rows are as wide as the oracle says", arguments: 1...10)
  func rows(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let count = Int.random(in: 2...6, using: &generator)
      let pieces = (0..<count).map { _ in piece(&generator) }
      let width = CGFloat(Int.random(in: 0..<500, using: &generator))
      let tree = LayoutTree(environment: try .worked()) {
        HStack(spacing: 0) { ForEach(pieces.indices) { pieces[$0].view } }
      }
      tree.layout(in: ProposedViewSize(width: width, height: 10))
      let expected = lengths(pieces, in: width)
      let found = tree.root.children.map { $0.layoutFrame?.size.width }
      #expect(found == expected.map { Optional($0) }, "seed \(seed), \(pieces) in \(width)")
    }
  }
}
