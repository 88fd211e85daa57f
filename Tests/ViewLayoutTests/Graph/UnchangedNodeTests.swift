import Testing
import ViewLayout

@Suite("Nodes of views that are made again")
struct UnchangedNodeTests {
  @Test("A node that is told the same again has not changed")
  func same() {
    let remote = Remote(0)
    let tree = LayoutTree {
      remote.view { value in
        HStack {
          RoundedRectangle(cornerRadius: 2)
          Rectangle().border(Color.black, width: 2)
          LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
          Material.regularMaterial
          HierarchicalShapeStyle.secondary
        }
        LazyVStack { Color.red }
        LazyVGrid(columns: [GridItem(.fixed(3))]) { Color.red }
        Grid {
          GridRow {
            Color.red
            Color.red
          }
        }
        EqualWidthColumn(gap: 3) {
          Color.red
          Color.red
        }
        Flow { Color.red }
        Color.red.frame(width: CGFloat(value)).named("changing")
      }
    }
    tree.layout(in: ProposedViewSize(width: 100, height: 100))
    let before = Self.versions(tree.root.children.dropLast())
    #expect(before.count > 15)
    remote.value = 1
    tree.layout(in: ProposedViewSize(width: 100, height: 100))
    #expect(tree.root.first(named: "changing")?.layoutFrame?.size.width == 1)
    #expect(Self.versions(tree.root.children.dropLast()) == before)
  }

  /// The kinds of nodes, in the order of the views, with their versions.
  private static func versions(_ nodes: some Sequence<LayoutNode>) -> [String] {
    nodes.flatMap { ["\($0.kind) \($0.version)"] + versions($0.children) }
  }
}
