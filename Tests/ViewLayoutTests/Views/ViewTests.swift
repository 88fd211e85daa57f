import Testing
import ViewLayout

@Suite("Views and their nodes")
struct ViewTests {
  /// The kinds of a stack's views.
  private func kinds(@ViewBuilder _ content: () -> some View) -> [String] {
    LayoutTree { HStack(content: content) }.root.children.map(\.kind)
  }

  @Test("Groups, conditions and repetitions are taken apart, and empty views left out")
  func flattening() {
    let isWide = true
    let missing: Color? = nil
    let kinds = kinds {
      Group {
        Color.red
        Spacer()
      }
      if isWide { Circle() } else { Divider() }
      if !isWide { Text("no") }
      missing
      EmptyView()
      ForEach(["a", "b"], id: \.self) { Text($0) }
      ForEach(0..<2) { _ in
        Divider()
        AnyView(Rectangle())
      }
    }
    #expect(
      kinds == [
        "Color", "Spacer", "Circle", "Text", "Text", "Divider", "Rectangle", "Divider", "Rectangle",
      ]
    )
  }

  @Test("A modifier of a group is one of each view in it")
  func groups() {
    let kinds = kinds {
      Group {
        Color.red
        Circle()
      }
      .padding(1)
      EmptyView().padding(2)
    }
    #expect(kinds == ["Padding", "Padding"])
  }

  @Test("A view is laid out as its body")
  func bodies() throws {
    let tree = LayoutTree(environment: try .worked()) { Badge(count: 12) }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 28, height: 28))
    #expect(tree.root.kind == "Background")
  }

  @Test("Several views without a container stand below each other, none take no room")
  func roots() throws {
    let several = LayoutTree(environment: try .worked()) {
      Fixed(10, 10)
      Fixed(30, 10)
    }
    #expect(several.layout(in: .unspecified) == CGSize(width: 30, height: 28))
    #expect(LayoutTree { EmptyView() }.layout(in: .infinity) == .zero)
  }

  @Test("A layout reads the values of its views, through modifiers but not containers")
  func values() {
    let tree = LayoutTree {
      Sum()() {
        Color.red.layoutValue(key: Weight.self, value: 3).padding(5)
        Color.red
        Color.red.layoutValue(key: Weight.self, value: 4).border(.blue)
        HStack { Color.red.layoutValue(key: Weight.self, value: 5) }
      }
    }
    #expect(tree.layout(in: .unspecified).width == 9)
  }

  @Test("The environment reaches all views inside")
  func environment() throws {
    let tree = LayoutTree(environment: try .worked()) {
      VStack {
        Text("Hello world").named("inner")
        Text("Hello world").lineLimit(nil).named("own")
      }
      .lineLimit(1)
    }
    tree.layout(in: ProposedViewSize(width: 60, height: nil))
    #expect(tree.root.first(named: "inner")?.layoutFrame?.size.height == 20)
    #expect(tree.root.first(named: "own")?.layoutFrame?.size.height == 40)
  }

  @Test("A text tells the lines that are shown where it stands")
  func shownText() throws {
    let tree = LayoutTree(environment: try .worked()) {
      Text("Hello world").named("T").frame(width: 60, height: 20)
    }
    tree.layout(in: .unspecified)
    let shown = try #require(tree.root.first(named: "T")?.shownText)
    #expect(shown.isTruncated)
    #expect(shown.lines.map(\.width) == [60])
    #expect(tree.root.shownText == nil)
  }
}

/// A number on a capsule.
private struct Badge: View {
  let count: Int

  var body: some View { Text("\(count)").padding(4).background(Capsule()) }
}

/// A number that views carry.
private enum Weight: LayoutValueKey {
  static let defaultValue = 1
}

/// A layout as wide as the sum of its views' numbers.
private struct Sum: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.reduce(0) { $0 + $1[Weight.self] }, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {}
}
