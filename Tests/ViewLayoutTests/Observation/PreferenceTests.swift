import Testing
import ViewLayout

@Suite("What views say to those around them")
struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { ["none"] }

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private func told(
    width: CGFloat? = nil,
    @ViewBuilder _ content: () -> some View
  ) -> [[String]] {
    var told: [[String]] = []
    let tree = LayoutTree {
      VStack { content() }.onPreferenceChange(Names.self) { told.append($0) }
    }
    #expect(tree.settle(in: ProposedViewSize(width: width, height: nil)).kind == .settled)
    return told
  }

  private func say(_ names: String...) -> some View {
    Fixed(1, 1).preference(key: Names.self, value: names)
  }

  @Test("Where no view says anything the default holds")
  func standard() {
    #expect(told { Fixed(1, 1) } == [["none"]])
  }

  @Test("What views say is joined in their order, without the default")
  func order() {
    #expect(told { say("a") } == [["a"]])
    #expect(
      told {
        say("a")
        Fixed(1, 1)
        HStack {
          say("b", "c")
          say("d").padding()
        }
        say("e")
      } == [["a", "b", "c", "d", "e"]]
    )
  }

  @Test("A view in front comes after the view, one behind before it")
  func layers() {
    #expect(
      told { say("a").overlay { say("front") }.background { say("back") } }
        == [["back", "a", "front"]]
    )
  }

  @Test("What a view says replaces what those in it say, unless it changes that")
  func replacing() {
    let inner = HStack {
      say("a")
      say("b")
    }
    #expect(told { inner.preference(key: Names.self, value: ["c"]) } == [["c"]])
    #expect(told { inner.transformPreference(Names.self) { $0.append("c") } } == [["a", "b", "c"]])
    #expect(
      told { Fixed(1, 1).transformPreference(Names.self) { $0.append("c") } }
        == [["none", "c"]]
    )
  }

  @Test("Views that are not shown say nothing")
  func shownOnly() {
    let choice = ViewThatFits {
      Fixed(100, 1).preference(key: Names.self, value: ["wide"])
      Fixed(10, 1).preference(key: Names.self, value: ["narrow"])
    }
    #expect(told(width: 200) { choice } == [["wide"]])
    #expect(told(width: 50) { choice } == [["narrow"]])
  }

  @Test("Views in a geometry reader say what they are made with")
  func geometry() {
    let reader = GeometryReader { proxy in
      Color.red.preference(key: Names.self, value: ["\(proxy.size.width)"])
    }
    #expect(told(width: 30) { reader } == [["30.0"]])
  }

  @Test("A value that changes is told, one that stays is not")
  func changes() {
    let remote = Remote("a")
    var told: [[String]] = []
    let tree = LayoutTree {
      remote.view { name in Fixed(1, 1).preference(key: Names.self, value: [name]) }
        .onPreferenceChange(Names.self) { told.append($0) }
    }
    tree.settle(in: .unspecified)
    tree.settle(in: .unspecified)
    remote.value = "b"
    tree.settle(in: .unspecified)
    #expect(told == [["a"], ["b"]])
  }

  @Test("A default that is nil is told too")
  func optional() {
    enum Greatest: PreferenceKey {
      static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
    }
    var told: [Int?] = []
    let tree = LayoutTree { Fixed(1, 1).onPreferenceChange(Greatest.self) { told.append($0) } }
    tree.settle(in: .unspecified)
    #expect(told == [nil])
  }
}
