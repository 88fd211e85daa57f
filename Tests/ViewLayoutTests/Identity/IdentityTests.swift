import Testing
import ViewLayout

@Suite("State belongs to the place of a view")
struct IdentityTests {
  @Test("A view that is evaluated again keeps its state")
  func kept() throws {
    let remote = Remote(0)
    let tree = LayoutTree { remote.view { Tally("a").padding(CGFloat($0)) } }
    try press("a", in: tree, times: 3)
    remote.value = 5
    #expect(tree.width(of: "a") == 3)
  }

  @Test("The other branch of a condition begins anew")
  func branches() throws {
    let remote = Remote(true)
    let tree = LayoutTree {
      remote.view { isFirst in
        if isFirst { Tally("a") } else { Tally("a") }
      }
    }
    try press("a", in: tree, times: 2)
    remote.value = false
    #expect(tree.width(of: "a") == 0)
    remote.value = true
    #expect(tree.width(of: "a") == 0)
  }

  @Test("A view that was left out begins anew, and those after it keep their state")
  func leftOut() throws {
    let remote = Remote(true)
    let tree = LayoutTree {
      remote.view { isShown in
        if isShown { Tally("a") }
        Tally("b")
      }
    }
    try press("a", in: tree, times: 2)
    try press("b", in: tree, times: 4)
    remote.value = false
    #expect(tree.width(of: "b") == 4)
    #expect(tree.root.first(named: "a") == nil)
    remote.value = true
    #expect(tree.width(of: "a") == 0)
    #expect(tree.width(of: "b") == 4)
  }

  @Test("The state of elements goes with their identity, wherever they are moved")
  func elements() throws {
    let remote = Remote(["a", "b", "c"])
    let tree = LayoutTree {
      remote.view { names in
        ForEach(names, id: \.self) { Tally($0) }
      }
    }
    try press("a", in: tree, times: 1)
    try press("b", in: tree, times: 2)
    try press("c", in: tree, times: 3)
    for names in [["c", "a", "b"], ["x", "b", "a", "c"], ["c", "b", "y", "a"]] {
      remote.value = names
      #expect(["a", "b", "c"].map { tree.width(of: $0) } == [1, 2, 3])
      let order = tree.root.children.compactMap { tally in
        names.first { tally.first(named: $0) != nil }
      }
      #expect(order == names)
    }
    remote.value = ["a", "c"]
    #expect(["a", "b", "c"].map { tree.width(of: $0) } == [1, nil, 3])
    remote.value = ["a", "b", "c"]
    #expect(["a", "b", "c"].map { tree.width(of: $0) } == [1, 0, 3])
    #expect(tree.warnings.isEmpty)
  }

  @Test("Elements with one identity are told apart by their order, with a warning")
  func repeatedElements() throws {
    let tree = LayoutTree {
      ForEach(["a", "b", "a"], id: \.count) { Tally($0) }
    }
    try press("b", in: tree, times: 2)
    #expect(tree.width(of: "b") == 2)
    #expect(tree.warnings.map(\.problem) == [.repeatedIdentity("1")])
  }

  @Test("A view with another id begins anew")
  func ids() throws {
    let remote = Remote("x")
    let tree = LayoutTree { remote.view { Tally("a").id($0) } }
    try press("a", in: tree, times: 2)
    remote.value = "x"
    #expect(tree.width(of: "a") == 2)
    remote.value = "y"
    #expect(tree.width(of: "a") == 0)
    remote.value = "x"
    #expect(tree.width(of: "a") == 0)
  }

  @Test("A view of another type begins anew, in an AnyView too")
  func types() throws {
    let remote = Remote(true)
    let tree = LayoutTree {
      remote.view { isPlain in
        isPlain ? AnyView(Tally("a")) : AnyView(Tally("a").padding())
      }
    }
    try press("a", in: tree, times: 2)
    remote.value = false
    #expect(tree.width(of: "a") == 0)
  }

  @Test("A view keeps its state where the layout around it is exchanged")
  func layouts() throws {
    let remote = Remote(AnyLayout(HStackLayout()))
    let tree = LayoutTree {
      remote.view { layout in
        layout {
          Tally("a")
          Tally("b")
        }
      }
    }
    try press("b", in: tree, times: 3)
    remote.value = AnyLayout(VStackLayout())
    #expect(tree.width(of: "b") == 3)
  }

  @Test("The outermost view can be exchanged")
  func root() {
    let remote = Remote(true)
    let tree = LayoutTree {
      remote.view { $0 ? AnyView(Fixed(3, 4)) : AnyView(Circle().frame(width: 8, height: 9)) }
    }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 3, height: 4))
    remote.value = false
    #expect(tree.layout(in: .unspecified) == CGSize(width: 8, height: 9))
    #expect(tree.root.layoutFrame == CGRect(x: 0, y: 0, width: 8, height: 9))
    remote.value = true
    #expect(tree.layout(in: .unspecified) == CGSize(width: 3, height: 4))
  }

  @Test("Modifiers of elements go with them, and those that come are told of")
  func modifiedElements() {
    let remote = Remote(["a", "b"])
    var told: [CGFloat] = []
    let tree = LayoutTree {
      remote.view { names in
        ForEach(names, id: \.self) { name in
          Fixed(name == "a" ? 10 : name == "b" ? 20 : 30, 1)
        }
        .padding(1).overlay { Color.red }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          told.append($0)
        }
      }
    }
    tree.settle(in: .unspecified)
    #expect(told == [12, 22])
    told = []
    let before = tree.root.children.map { ObjectIdentifier($0) }
    remote.value = ["c", "b", "a"]
    tree.settle(in: .unspecified)
    #expect(told == [32])
    let after = tree.root.children.map { ObjectIdentifier($0) }
    #expect(Array(after.dropFirst()) == before.reversed())
    told = []
    remote.value = ["a"]
    tree.settle(in: .unspecified)
    #expect(told.isEmpty)
  }

  private func press(_ name: String, in tree: LayoutTree, times: Int) throws {
    for _ in 0..<times {
      try tree.press(name)
      tree.layout(in: .unspecified)
    }
  }

  @Test("A view with another modifier begins anew, and loses what the first said")
  func otherModifiers() throws {
    let remote = Remote(true)
    let tree = LayoutTree {
      remote.view { isFirst in
        AnyView(isFirst ? AnyView(Tally("a").padding(1)) : AnyView(Tally("a").frame(width: 80)))
        AnyView(isFirst ? AnyView(Tally("b").zIndex(1)) : AnyView(Tally("b").hidden()))
      }
    }
    try press("a", in: tree, times: 2)
    try press("b", in: tree, times: 2)
    remote.value = false
    #expect(tree.width(of: "a") == 0)
    #expect(tree.width(of: "b") == 0)
  }
}
