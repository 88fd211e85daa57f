import Testing
import ViewLayout

@Suite("Geometry readers")
struct GeometryReaderTests {
  private let screen = ProposedViewSize(width: 300, height: 600)

  @Test("Content follows a space that moves while the reader stays")
  func movingSpace() {
    let remote = Remote<CGFloat>(30)
    let tree = LayoutTree {
      remote.view { x in
        HStack(spacing: 0) {
          Fixed(x, 10)
          HStack(spacing: 0) {
            Fixed(100 - x, 10)
            GeometryReader { proxy in
              Fixed(proxy.frame(in: .named("space")).minX, 10).named("A")
            }.frame(width: 50, height: 10)
          }.coordinateSpace(name: "space")
        }
      }
    }
    for x in [30, 60, 0, 45] as [CGFloat] {
      remote.value = x
      tree.layout(in: ProposedViewSize(width: 150, height: 10))
      #expect(
        tree.node(at: "A")?.layoutFrame == CGRect(x: 100, y: 0, width: 100 - x, height: 10)
      )
    }
  }

  @Test("Spaces with two names at one corner are known by both")
  func twoNames() {
    let tree = LayoutTree {
      GeometryReader { proxy in
        Fixed(proxy.frame(in: .named("inner")).minX, proxy.frame(in: .named("outer")).minX)
          .named("A")
      }
      .padding(.leading, 20)
      .coordinateSpace(name: "inner")
      .coordinateSpace(name: "outer")
      .padding(.leading, 7)
    }
    tree.layout(in: screen)
    #expect(tree.node(at: "A")?.layoutFrame == CGRect(x: 27, y: 0, width: 20, height: 20))
  }

  /// A reader that is there until it has been measured, in a space that moves then.
  private struct Passing: View {
    @State private var isFirst = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Fixed(isFirst ? 10 : 60, 10)
        if isFirst {
          GeometryReader { proxy in Fixed(proxy.frame(in: .named("space")).minY, 1) }
            .frame(width: 20, height: 20)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: { _ in
              isFirst = false
            }
        }
      }
      .coordinateSpace(name: "space")
      .padding(.top, isFirst ? 0 : 30)
    }
  }

  @Test("A reader that has gone follows nothing")
  func goneReader() {
    let tree = LayoutTree { Passing() }
    #expect(tree.settle(in: screen).kind == .settled)
    #expect(tree.root.layoutFrame?.size == CGSize(width: 60, height: 40))
    #expect(tree.warnings.isEmpty)
  }
}
