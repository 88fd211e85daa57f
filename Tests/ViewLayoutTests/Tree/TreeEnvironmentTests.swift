import Testing
import ViewLayout

@Suite("What a tree takes from outside")
struct TreeEnvironmentTests {
  @Test("Another direction and another size of type are followed, and state is kept")
  func change() throws {
    let tree = LayoutTree {
      VStack(alignment: .leading, spacing: 0) {
        Text("Hi").font(.body).named("text")
        Tally("count")
        Fixed(20, 1).frame(width: 100, alignment: .leading).named("frame")
      }
    }
    let offer = ProposedViewSize(width: 200, height: nil)
    tree.layout(in: offer)
    try tree.press("count")
    try tree.press("count")
    let height = try #require(tree.node(at: "text")?.layoutFrame).size.height
    // Body has 17 points, and 23 at three steps above.
    tree.environment.dynamicTypeSize = .xxxLarge
    tree.layout(in: offer)
    let grown = try #require(tree.node(at: "text")?.layoutFrame).size.height
    #expect(height == 21)
    #expect(grown == 28)
    #expect(tree.node(at: "frame")?.children[0].layoutFrame?.origin.x == 0)
    tree.environment.layoutDirection = .rightToLeft
    #expect(tree.layout(in: offer).width == 100)
    let mirrored = try #require(tree.node(at: "frame")?.children[0].layoutFrame)
    #expect(Notation.size(CGSize(width: mirrored.minX, height: 1)) == "80×1")
    #expect(tree.width(of: "count") == 2)
  }
}
