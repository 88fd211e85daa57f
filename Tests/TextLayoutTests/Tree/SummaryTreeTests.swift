import TestFixtures
import Testing

@testable import TextLayout

/// A number that adds itself.
private struct Weight: Summarized, Equatable {
  var value: Int
  var summary: Total { Total(value: value) }
}

private struct Total: Summary {
  var value: Int
  static let zero = Total(value: 0)
  static func += (left: inout Total, right: Total) { left.value += right.value }
}

@Suite("Tree of sums")
struct SummaryTreeTests {
  @Test("a tree of nothing has no element and no sum")
  func emptyTree() {
    let tree = SummaryTree<Weight>()
    #expect(tree.count == 0)
    #expect(tree.summary.value == 0)
    #expect(tree.first { $0.value >= 0 }?.index == nil)
    tree.replaceSubrange(0..<0, with: [Weight(value: 3)])
    #expect(tree[0] == Weight(value: 3))
    tree.replaceSubrange(0..<1, with: [])
    #expect(tree.count == 0)
  }

  @Test("after random replacements a tree holds what an array holds", arguments: 1...8)
  func randomReplacements(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = (0..<Int.random(in: 0...5_000, using: &random)).map { Weight(value: $0 % 97) }
    let tree = SummaryTree(model)
    for step in 0..<400 {
      let lower = Int.random(in: 0...model.count, using: &random)
      let span = step % 10 == 0 ? 2_000 : 4
      let upper = min(model.count, lower + Int.random(in: 0...span, using: &random))
      let new = (0..<Int.random(in: 0...span, using: &random)).map { Weight(value: $0 % 13) }
      model.replaceSubrange(lower..<upper, with: new)
      tree.replaceSubrange(lower..<upper, with: new)
      if let index = model.indices.randomElement(using: &random) {
        model[index].value += 5
        tree.update(at: index) { $0.value += 5 }
        #expect(tree[index] == model[index])
        let sum = model[..<index].reduce(0) { $0 + $1.value }
        #expect(tree.summary(before: index).value == sum)
        let found = tree.first { $0.value > sum }
        let expected = model[index...].firstIndex { $0.value > 0 }
        #expect(found?.index == expected)
      }
      #expect(tree.count == model.count)
      #expect(tree.summary.value == model.reduce(0) { $0 + $1.value })
    }
    var visited: [Weight] = []
    tree.forEach(in: 0..<tree.count) { index, weight in
      #expect(index == visited.count)
      visited.append(weight)
      return true
    }
    #expect(visited == model, "seed \(seed)")
  }

  @Test("sums over ranges and changes in ranges are those of an array")
  func sumsOverRanges() {
    let tree = SummaryTree((0..<3_000).map { Weight(value: $0) })
    for (lower, upper) in [(0, 3_000), (0, 0), (17, 18), (31, 33), (500, 2_900), (2_999, 3_000)] {
      #expect(tree.summary(in: lower..<upper).value == (lower..<upper).reduce(0, +))
    }
    tree.update(in: 100..<2_000) { index, weight in
      weight.value += 1
      return index < 1_099
    }
    #expect(tree.summary.value == (0..<3_000).reduce(0, +) + 1_000)
    #expect(tree[1_099].value == 1_100)
    #expect(tree[1_100].value == 1_100)
  }

  @Test("a part of a tree is visited until no more is asked for")
  func visitsAPart() {
    let tree = SummaryTree((0..<1_000).map { Weight(value: $0) })
    var visited: [Int] = []
    tree.forEach(in: 95..<400) { index, weight in
      visited.append(weight.value)
      return index < 99
    }
    #expect(visited == [95, 96, 97, 98, 99])
  }
}
