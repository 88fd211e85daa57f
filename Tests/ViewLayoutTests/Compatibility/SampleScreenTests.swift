import Testing
import ViewLayout

@Suite("A screen written for SwiftUI")
struct SampleScreenTests {
  @Test("It is laid out as its modifiers say")
  func layout() throws {
    let tree = LayoutTree { SampleScreen().named("screen") }
    #expect(Notation.size(tree.layout(in: ProposedViewSize(width: 320, height: 480))) == "320×480")
    #expect(tree.warnings == [])
    let grid = try #require(first("LazyVGrid", in: tree.root))
    // 280 points hold three columns of at least 80 with 12 between them.
    #expect(grid.children.compactMap(\.layoutFrame).map(\.size.width.rounded) == [85, 85, 85])
    #expect(grid.layoutFrame?.origin.x == 20)
    #expect(grid.layoutFrame?.size.width == 280)
  }

  private func first(_ kind: String, in node: LayoutNode) -> LayoutNode? {
    if node.kind == kind { return node }
    return node.children.lazy.compactMap { first(kind, in: $0) }.first
  }
}

extension CGFloat {
  /// The nearest whole number.
  fileprivate var rounded: CGFloat { rounded() }
}
