import Testing
import ViewLayout

@Suite("Actions that follow a layout")
struct ObservationTests {
  @Test("A change of a value is told with both values")
  func changes() {
    let remote = Remote(1)
    var told: [[Int]] = []
    let tree = LayoutTree {
      remote.view { value in Fixed(1, 1).onChange(of: value) { told.append([$0, $1]) } }
    }
    tree.settle(in: .unspecified)
    #expect(told.isEmpty)
    remote.value = 2
    tree.settle(in: .unspecified)
    remote.value = 2
    tree.settle(in: .unspecified)
    remote.value = 5
    tree.settle(in: .unspecified)
    #expect(told == [[1, 2], [2, 5]])
  }

  @Test("The first value is told where that is asked for, nil too")
  func initial() {
    let remote = Remote(Int?.none)
    var told: [[Int?]] = []
    var plain = 0
    let tree = LayoutTree {
      remote.view { value in
        Fixed(1, 1).onChange(of: value, initial: true) { told.append([$0, $1]) }
          .onChange(of: value) { plain += 1 }
      }
    }
    tree.settle(in: .unspecified)
    #expect(told == [[nil, nil]])
    #expect(plain == 0)
    remote.value = 3
    tree.settle(in: .unspecified)
    #expect(told == [[nil, nil], [nil, 3]])
    #expect(plain == 1)
  }

  @Test("A view comes once, goes once, and comes again")
  func appearance() {
    let remote = Remote(true)
    var told: [String] = []
    let tree = LayoutTree {
      remote.view { isShown in
        if isShown {
          Fixed(1, 1).onAppear { told.append("come") }.onDisappear { told.append("gone") }
        }
        Fixed(2, 2)
      }
    }
    tree.settle(in: .unspecified)
    tree.settle(in: ProposedViewSize(width: 9, height: 9))
    #expect(told == ["come"])
    remote.value = false
    tree.settle(in: .unspecified)
    tree.settle(in: .unspecified)
    #expect(told == ["come", "gone"])
    remote.value = true
    tree.settle(in: .unspecified)
    #expect(told == ["come", "gone", "come"])
  }

  @Test("Of views of which one is shown only that one comes")
  func shownOnly() {
    var told: [String] = []
    let tree = LayoutTree {
      ViewThatFits {
        Fixed(100, 1).onAppear { told.append("wide") }.onDisappear { told.append("wide gone") }
        Fixed(10, 1).onAppear { told.append("narrow") }
      }
    }
    tree.settle(in: ProposedViewSize(width: 200, height: nil))
    #expect(told == ["wide"])
    tree.settle(in: ProposedViewSize(width: 50, height: nil))
    #expect(Set(told) == ["wide", "wide gone", "narrow"])
    #expect(told.count == 3)
  }

  @Test("Several actions on one view are all told, from the inside out")
  func severalObservers() {
    var told: [String] = []
    let tree = LayoutTree {
      Fixed(30, 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { old, new in
          told.append("width \(old) \(new)")
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          told.append("height \($0)")
        }
    }
    tree.settle(in: .unspecified)
    #expect(told.sorted() == ["height 20.0", "width 30.0 30.0"])
  }

  @Test("Each view of a group is observed")
  func groups() {
    var told: [CGFloat] = []
    let tree = LayoutTree {
      HStack {
        Group {
          Fixed(10, 1)
          Fixed(20, 1)
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          told.append($0)
        }
      }
    }
    tree.settle(in: .unspecified)
    #expect(told == [10, 20])
  }

  @Test("A geometry whose value is nil is told")
  func optionalGeometry() {
    var told: [CGFloat?] = []
    let tree = LayoutTree {
      Fixed(10, 1)
        .onGeometryChange(for: CGFloat?.self) { _ in
          nil
        } action: {
          told.append($0)
        }
    }
    tree.settle(in: .unspecified)
    tree.settle(in: .unspecified)
    #expect(told == [nil])
  }

  @Test("Frames are told in the space of the view, of the root, and of a view with a name")
  func spaces() {
    var frames: [CGRect] = []
    let tree = LayoutTree {
      Fixed(10, 20)
        .onGeometryChange(for: [CGRect].self) { proxy in
          [
            proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("outer")),
            proxy.frame(in: .named("none")),
          ]
        } action: {
          frames = $0
        }
        .padding(3).coordinateSpace(.named("outer")).padding(.leading, 40)
    }
    tree.settle(in: .unspecified)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 43, y: 3, width: 10, height: 20),
        CGRect(x: 3, y: 3, width: 10, height: 20), CGRect(x: 43, y: 3, width: 10, height: 20),
      ]
    )
  }

  @Test("A space that is given another name has the earlier one no more")
  func renamedSpace() {
    let remote = Remote("a")
    var x: CGFloat = 0
    let tree = LayoutTree {
      remote.view { name in
        Fixed(10, 20)
          .onGeometryChange(for: CGFloat.self) { proxy in
            proxy.frame(in: .named("a")).origin.x
          } action: {
            x = $0
          }
          .coordinateSpace(name: name).padding(7)
      }
    }
    tree.settle(in: .unspecified)
    #expect(x == 0)
    remote.value = "b"
    tree.settle(in: .unspecified)
    #expect(x == 7)
  }

  @Test("Content of a geometry reader follows the state that it reads, and the size")
  func readers() {
    let remote = Remote(CGFloat(3))
    let tree = LayoutTree {
      GeometryReader { proxy in
        remote.view { Fixed($0, proxy.size.height).named("a") }
      }
    }
    func size() -> CGSize? { tree.root.first(named: "a")?.layoutFrame?.size }
    tree.layout(in: ProposedViewSize(width: 50, height: 20))
    #expect(size() == CGSize(width: 3, height: 20))
    remote.value = 8
    tree.layout(in: ProposedViewSize(width: 50, height: 20))
    #expect(size() == CGSize(width: 8, height: 20))
    tree.layout(in: ProposedViewSize(width: 50, height: 30))
    #expect(size() == CGSize(width: 8, height: 30))
    #expect(remote.value == 8)
  }

  @Test("A geometry reader that reads state itself makes its content again")
  func readingReader() {
    struct Page: View {
      @State private var width: CGFloat = 4

      var body: some View {
        VStack {
          Button("wider") { width += 1 }
          GeometryReader { _ in
            Fixed(width, 1).named("a")
          }
        }
      }
    }
    let tree = LayoutTree { Page() }
    #expect(tree.width(of: "a") == 4)
    #expect(throws: Never.self) { try tree.press("wider") }
    #expect(tree.width(of: "a") == 5)
  }
}
