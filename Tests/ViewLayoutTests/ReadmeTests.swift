import Testing
import ViewLayout

@Suite("The examples of the README with views")
struct ViewReadmeTests {
  @Test("Frames of views can be read")
  func frames() {
    let tree = LayoutTree {
      HStack {
        Text("Einstellungen öffnen").font(.system(size: 17)).named("title")
        Spacer()
        Circle().frame(width: 20, height: 20).named("badge")
      }
    }
    let row = tree.layout(in: ProposedViewSize(width: 200, height: nil))  // 200 × 21
    let label = tree.root.first(named: "title")?.layoutFrame  // 162 wide: up to whole pixels
    let badge = tree.root.first(named: "badge")?.layoutFrame  // x 180
    #expect(row == CGSize(width: 200, height: 21))
    #expect(label?.size.width == 162)
    #expect(badge?.origin.x == 180)
  }

  @Test("A measurement that is fed back is found by name")
  func loop() {
    struct Badge: View {
      @State private var width: CGFloat = 120

      var body: some View {
        Text("3 new").frame(width: width).padding(.horizontal, 8)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
      }
    }
    do {
      try LayoutTree { Badge() }.checkSettles(in: .unspecified)
      Issue.record("the badge does not settle")
    } catch {
      print(error)  // state: Badge.width was 120, 136, 152, …
      let words = "\(error)"
      for part in ["state: Badge.width was 120, 136, 152, ", "path: ", "growth: +16 a cycle"] {
        #expect(words.contains(part), "\(words)")
      }
    }
  }
}
