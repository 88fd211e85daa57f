import Testing

@testable import TextMeasurement
@testable import ViewLayout

@Suite("Views are evaluated again only where they read what has changed")
struct EvaluationTests {
  private final class Count {
    var names: [String] = []
  }

  /// A view that notes each time it is evaluated.
  private struct Noted<Content: View>: View {
    let name: String
    let count: Count
    let content: () -> Content

    var body: some View {
      let _ = count.names.append(name)
      content()
    }
  }

  @Test("A binding is read by the inner view alone")
  func bindings() {
    struct Outer: View {
      @State private var value = 1
      let count: Count

      var body: some View {
        let _ = count.names.append("outer")
        Inner(value: $value, count: count)
        Noted(name: "sibling", count: count) { Text("x") }
      }
    }
    struct Inner: View {
      @Binding var value: Int
      let count: Count

      var body: some View {
        let _ = count.names.append("inner")
        Fixed(CGFloat(value), 1).named("a").onAppear { value = 7 }
      }
    }
    let count = Count()
    let tree = LayoutTree { Outer(count: count) }
    #expect(count.names == ["outer", "inner", "sibling"])
    count.names = []
    let verdict = tree.settle(in: .unspecified)
    #expect(verdict.writes == 1)
    #expect(Set(count.names) == ["inner"])
    #expect(tree.width(of: "a") == 7)
  }

  @Test("The same value again evaluates nothing, nor does a layout without a change")
  func sameValue() {
    let remote = Remote(3)
    let count = Count()
    let tree = LayoutTree {
      remote.view { _ in Noted(name: "a", count: count) { Text("x") } }
    }
    tree.layout(in: .unspecified)
    remote.value = 3
    tree.layout(in: .unspecified)
    tree.layout(in: ProposedViewSize(width: 10, height: 10))
    #expect(count.names == ["a"])
    remote.value = 4
    remote.value = 5
    tree.layout(in: .unspecified)
    #expect(count.names == ["a", "a"])
  }

  @Test("A value that cannot be compared counts as changed each time it is written")
  func incomparable() {
    struct Opaque { let length: CGFloat }
    let remote = Remote(Opaque(length: 3))
    let count = Count()
    let tree = LayoutTree {
      remote.view { value in
        Noted(name: "a", count: count) { Fixed(value.length, 1).named("a") }
      }
    }
    remote.value = Opaque(length: 3)
    tree.layout(in: .unspecified)
    #expect(count.names.count == 2)
    remote.value = Opaque(length: 4)
    #expect(tree.width(of: "a") == 4)
  }

  @Test("An observable object evaluates the views that read its property")
  func observable() {
    let model = SampleModel()
    let count = Count()
    let tree = LayoutTree {
      Noted(name: "width", count: count) { Fixed(model.width, 1).named("a") }
      Noted(name: "height", count: count) { Fixed(1, model.height).named("b") }
    }
    #expect(tree.width(of: "a") == 10)
    count.names = []
    model.width = 30
    model.width = 40
    #expect(tree.width(of: "a") == 40)
    #expect(count.names == ["width"])
    model.height = 5
    tree.layout(in: .unspecified)
    #expect(count.names == ["width", "height"])
    #expect(tree.root.first(named: "b")?.layoutFrame?.size.height == 5)
  }

  @Test("An object that changes on another thread is seen by the next layout")
  func otherThread() async {
    let model = SampleModel()
    let tree = LayoutTree { Noted(name: "a", count: Count()) { Fixed(model.width, 1).named("a") } }
    await Task.detached { model.width = 25 }.value
    #expect(tree.width(of: "a") == 25)
  }

  @Test("Text that stays the same is prepared once")
  func preparedText() throws {
    let remote = Remote(0)
    let tree = LayoutTree(environment: try .worked()) {
      remote.view { value in
        Text("Hello world").padding(CGFloat(value))
        Text("\(value)")
      }
    }
    tree.layout(in: .unspecified)
    let paragraphs = {
      let rule = try #require(tree.root.children[0].child.rule as? TextRule)
      return rule.text.paragraphs.withUnsafeBufferPointer(\.baseAddress)
    }
    let before = try paragraphs()
    remote.value = 9
    tree.layout(in: .unspecified)
    #expect(try paragraphs() == before)
  }

  @Test("A layout keeps its cache, and is told that its views have changed")
  func caches() {
    struct Counting: Layout, Hashable {
      final class Log {
        var calls: [String] = []
      }
      nonisolated(unsafe) static let log = Log()

      func makeCache(subviews: Subviews) -> Int {
        Self.log.calls.append("make")
        return 0
      }

      func updateCache(_ cache: inout Int, subviews: Subviews) { Self.log.calls.append("update") }

      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Int
      ) -> CGSize { subviews[0].sizeThatFits(proposal) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Int
      ) {}
    }
    let remote = Remote(CGFloat(1))
    let tree = LayoutTree { remote.view { width in Counting() { Fixed(width, 1) } } }
    tree.layout(in: .unspecified)
    #expect(Counting.log.calls == ["make"])
    remote.value = 2
    #expect(tree.layout(in: .unspecified).width == 2)
    #expect(Counting.log.calls == ["make", "update"])
    tree.layout(in: ProposedViewSize(width: 5, height: 5))
    #expect(Counting.log.calls == ["make", "update"])
  }

  @Test("A value for the container is found around the view that has changed it")
  func layoutValues() {
    struct Wide: LayoutValueKey { static var defaultValue: CGFloat { 1 } }
    struct Widths: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize { CGSize(width: subviews[0][Wide.self], height: 1) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    let remote = Remote(CGFloat(5))
    let tree = LayoutTree {
      Widths() {
        remote.view { Fixed(1, 1).layoutValue(key: Wide.self, value: $0) }.padding(2).border(.red)
      }
    }
    #expect(tree.layout(in: .unspecified).width == 5)
    remote.value = 8
    #expect(tree.layout(in: .unspecified).width == 8)
  }

  @Test("A view depends on state that its guides read during a layout")
  func guides() throws {
    struct Indented: View {
      @State private var inset: CGFloat = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Fixed(10, 10).named("A").alignmentGuide(.leading) { _ in -inset }
          Button {
            inset = 20
          } label: {
            Text("go")
          }
        }
      }
    }
    let tree = LayoutTree { Indented() }
    tree.settle(in: .unspecified)
    #expect(tree.root.first(named: "A")?.layoutFrame?.origin.x == 0)
    try tree.press("go")
    tree.layout(in: .unspecified)
    #expect(tree.root.first(named: "A")?.layoutFrame?.origin.x == 20)
  }

  @Test("What is in a view at an infinite place moves with it")
  func infinitePlace() throws {
    struct Far: View {
      @State private var x: CGFloat = 50

      var body: some View {
        VStack(spacing: 0) {
          Button {
            x = 7
          } label: {
            Text("go")
          }
          Color.red
          ZStack {
            Color.red.named("A")
            Color.blue
          }
          .offset(x: x)
        }
      }
    }
    let tree = LayoutTree { Far() }
    let proposal = ProposedViewSize(width: 100, height: .infinity)
    tree.layout(in: proposal)
    #expect(tree.root.first(named: "A")?.layoutFrame?.origin.x == 50)
    try tree.press("go")
    tree.layout(in: proposal)
    #expect(tree.root.first(named: "A")?.layoutFrame?.origin.x == 7)
  }

  @Test("Of two values under one key the outer one holds, also after the inner one changes")
  func outerLayoutValue() throws {
    enum Order: LayoutValueKey { static let defaultValue = 0 }
    struct Inner: View {
      @State private var value = 1

      var body: some View {
        Button {
          value = 2
        } label: {
          Text("go")
        }
        .layoutValue(key: Order.self, value: value)
      }
    }
    let tree = LayoutTree { Inner().layoutValue(key: Order.self, value: 7) }
    tree.layout(in: .unspecified)
    #expect(tree.root.layoutValue(Order.self) == 7)
    try tree.press("go")
    tree.layout(in: .unspecified)
    #expect(tree.root.layoutValue(Order.self) == 7)
  }
}
