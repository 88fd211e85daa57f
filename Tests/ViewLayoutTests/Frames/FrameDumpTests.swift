import Testing
import ViewLayout

@Suite("Frames as text, and what became of them")
struct FrameDumpTests {
  private func dump(
    _ width: CGFloat?,
    _ height: CGFloat?,
    @ViewBuilder _ content: () -> some View
  ) throws -> FrameDump {
    let tree = LayoutTree(environment: try .worked(), content: content)
    tree.layout(in: ProposedViewSize(width: width, height: height))
    return FrameDump(of: tree)
  }

  @Test("A dump has a line for each view and modifier")
  func text() throws {
    let dump = try dump(300, 300) {
      Text("Hello\nworld").named("T").fixedSize(horizontal: true, vertical: false)
        .frame(width: 60, height: 40)
    }
    #expect(
      dump.text == """
        T.fixedSize.frame  Frame  300×300 → 60×40  (0,0 60×40)
          T.fixedSize  FixedSize  60×40 → 50×40  (5,0 50×40)
            T  Text  nil×40 → 50×40  (5,0 50×40)  "Hello\\nworld"

        """
    )
  }

  private func row(_ width: CGFloat, in room: CGFloat) throws -> FrameDump {
    try dump(room, 100) {
      HStack(spacing: 0) {
        Fixed(width, 20).named("A")
        Color.red.named("B")
      }
    }
  }

  @Test("A neighbour whose least length rose is the reason of a view that is narrower")
  func neighbour() throws {
    let changes = try row(70, in: 200).changes(since: row(50, in: 200))
    #expect(
      changes.map(\.description) == [
        "A is wider by 20, because it answers 100×100 in another way",
        "B is narrower by 20, because A's minimum rose from 50 to 70",
      ]
    )
  }

  @Test("The room of the root is the reason where nothing else changed")
  func root() throws {
    let changes = try row(50, in: 180).changes(since: row(50, in: 200))
    let reason = "because the root was offered 180×100 instead of 200×100"
    #expect(
      changes.map(\.description) == [
        "HStack is narrower by 20, \(reason)", "B is narrower by 20, \(reason)",
      ]
    )
  }

  @Test("Views that move, come and go are told; equal layouts are not")
  func moving() throws {
    let one = try dump(nil, nil) {
      HStack(spacing: 0) {
        Fixed(10, 10)
        Circle().frame(width: 20, height: 20).named("C")
      }
    }
    let two = try dump(nil, nil) {
      HStack(spacing: 0) {
        Image(size: CGSize(width: 75, height: 10))
        Circle().frame(width: 20, height: 20).named("C")
      }
    }
    #expect(one.changes(since: one).isEmpty)
    #expect(
      two.changes(since: one).map(\.description) == [
        "HStack is wider by 65, because it has other views", "HStack/Image is new",
        "C is moved by (65,0)", "HStack/Circle is moved by (65,0)", "HStack/Fixed is gone",
      ]
    )
  }

  @Test("A text that changed is the reason of its own size, and its size that of its container")
  func content() throws {
    func label(_ text: String) throws -> FrameDump {
      try dump(nil, nil) {
        ZStack {
          Text(text); Circle()
        }
      }
    }
    let changes = try label("Hello").changes(since: label("Hi"))
    #expect(
      changes.prefix(2).map(\.description) == [
        "ZStack is wider by 30, because ZStack/Text in it took 50 instead of 20",
        "ZStack/Text is wider by 30, because its text changed from \"Hi\" to \"Hello\"",
      ]
    )
  }
}
