import Testing
import ViewLayout

@Suite("State that is written at the wrong time")
struct EarlyWriteTests {
  private struct Writing: View {
    @State private var width: CGFloat = 10
    let late: CGFloat

    var body: some View {
      let before = width
      let _ = { if width != late { width = late } }()
      let after = width
      HStack {
        Fixed(before, 1).named("before")
        Fixed(after, 1).named("after")
      }
    }
  }

  @Test("What a body writes waits for the end of the layout, with a warning that names the state")
  func body() {
    let tree = LayoutTree { Writing(late: 30) }
    let widths = {
      ["before", "after"].map { tree.root.first(named: $0)?.layoutFrame?.size.width }
    }
    tree.layout(in: .unspecified)
    tree.layout(in: .unspecified)
    #expect(widths() == [30, 30])
    #expect(
      tree.warnings.map(\.description) == [
        "Writing.width was changed while views were evaluated or laid out, and kept its value until "
          + "that was done: change state in an action, such as that of onChange, onAppear or "
          + "onGeometryChange"
      ]
    )
  }

  @Test("What a layout writes waits too")
  func layout() {
    struct Measuring: View {
      @State private var width: CGFloat = 10

      var body: some View {
        GeometryReader { proxy in
          let _ = { if width != proxy.size.width { width = proxy.size.width } }()
          Fixed(width, 1).named("a")
        }
      }
    }
    let tree = LayoutTree { Measuring() }
    let size = ProposedViewSize(width: 70, height: 70)
    let width = { tree.root.first(named: "a")?.layoutFrame?.size.width }
    tree.layout(in: size)
    #expect(width() == 10)
    tree.layout(in: size)
    #expect(width() == 70)
    #expect(tree.warnings.map(\.problem) == [.changedState])
    #expect(tree.settle(in: size).kind == .settled)
  }

  @Test("A body that writes another value each time does not settle")
  func endless() {
    struct Endless: View {
      @State private var count = 0

      var body: some View {
        let _ = { count += 1 }()
        Fixed(CGFloat(count), 1)
      }
    }
    let verdict = LayoutTree { Endless() }.settle(in: .unspecified, limit: 10)
    #expect(verdict.kind == .diverging)
    #expect((verdict.gain, verdict.offset) == (1, 1))
  }
}
