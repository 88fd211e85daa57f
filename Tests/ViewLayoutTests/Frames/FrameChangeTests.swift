import Testing
import ViewLayout

@Suite("Reasons of changes further away")
struct FrameChangeTests {
  private func changes(
    of name: String,
    _ former: some View,
    _ latter: some View
  ) throws -> [String] {
    func dump(_ view: some View) throws -> FrameDump {
      let tree = LayoutTree(environment: try .worked()) { view }
      tree.layout(in: ProposedViewSize(width: 300, height: 100))
      return FrameDump(of: tree)
    }
    return try dump(latter).changes(since: dump(former)).filter { $0.path == name }
      .map(\.description)
  }

  private func panel(_ width: CGFloat) -> some View {
    HStack(spacing: 0) {
      Image(size: CGSize(width: width, height: 10)).padding(5).named("side")
      VStack(spacing: 0) {
        Text("Hello world, hello everybody").named("T").fixedSize(horizontal: false, vertical: true)
        Color.red.named("C")
      }.padding(10)
    }
  }

  @Test("A neighbour of a container is the reason of what is in it")
  func cousin() throws {
    let found = try changes(of: "C", panel(40), panel(140))
    #expect(
      found == [
        "C is narrower by 100, because side's minimum rose from 50 to 150",
        "C is shorter by 20, because T took 60 instead of 40",
      ]
    )
  }

  @Test("What a frame fixes is the reason of what is in it")
  func frame() throws {
    func framed(_ width: CGFloat) -> some View {
      Color.red.named("C").frame(width: width, height: 10).named("F")
    }
    #expect(
      try changes(of: "C", framed(20), framed(30)) == [
        "C is wider by 10, because F offers another size"
      ]
    )
  }

  @Test("In one tree a view is known again where others have come before it")
  func sameTree() {
    let remote = Remote(false)
    let tree = LayoutTree {
      remote.view { hasMore in
        VStack(spacing: 0) {
          Fixed(10, 10)
          if hasMore { Fixed(30, 10) }
          Fixed(20, 10)
        }
      }
    }
    func dump() -> FrameDump {
      tree.layout(in: .unspecified)
      return FrameDump(of: tree)
    }
    let few = dump()
    remote.value = true
    let many = dump()
    #expect(
      many.changes(since: few).map(\.description) == [
        "VStack is wider by 10, because it has other views",
        "VStack is taller by 10, because it has other views",
        "VStack/Fixed[0] is moved by (5,0)",
        "VStack/Fixed[1] is new",
        "VStack/Fixed[2] is moved by (5,10)",
      ]
    )
    #expect(
      few.changes(since: many).map(\.description) == [
        "VStack is narrower by 10, because it has other views",
        "VStack is shorter by 10, because it has other views",
        "VStack/Fixed[0] is moved by (-5,0)",
        "VStack/Fixed[1] is moved by (-5,-10)",
        "VStack/Fixed[1] is gone",
      ]
    )
  }

  @Test("What stays at an infinite place has not moved")
  func infinitePlaces() {
    let tree = LayoutTree {
      HStack {
        Color.red
        Text("x").named("t")
      }
    }
    tree.layout(in: .infinity)
    let dump = FrameDump(of: tree)
    #expect(dump.changes(since: dump).isEmpty)
  }
}
