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

  @Test("A button is pressed by its label, and its sheet takes the size of what is in it")
  func sheets() throws {
    struct Note: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: $isShown) {
            Text("Hi").named("note").padding(40).presentationSizing(.fitted)
          }
      }
    }
    let screen = ProposedViewSize(width: 390, height: 844)
    let notes = LayoutTree { Note() }
    try notes.press("Show")
    notes.settle(in: screen)
    let note = notes.node(at: "note")?.layoutFrame  // nil for what is not shown
    let sheet = notes.presented.first?.layoutFrame  // in the middle, on the lower edge
    // Inter at 17 points: "Hi" is 16.55 wide, and its lines are 20.6 high, both up to whole pixels.
    #expect(note?.size == CGSize(width: 17, height: 21))
    #expect(sheet == CGRect(x: 146.5, y: 743, width: 97, height: 101))
  }
}
