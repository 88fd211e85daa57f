import Foundation
import Testing
import ViewLayout

@Suite("Controls")
struct ControlTests {
  @Test(
    "A button and a link are as large as their labels",
    arguments: [
      LayoutCase("title", 500, 500, "50×20", "B(0,0 50×20)") {
        Button("Speichern".prefix(5)) {}.buttonStyle(.borderedProminent).named("B")
      },
      LayoutCase("wrapped", 60, nil, "50×40", "B(0,0 50×40)") {
        Button("Hello world", role: .destructive) {}.named("B")
      },
      LayoutCase("views", nil, nil, "50×20", "A(0,5 20×10); T(20,0 30×20)") {
        Button {
        } label: {
          HStack(spacing: 0) {
            Fixed(20, 10).named("A")
            Text("abc").named("T")
          }
        }
      },
      LayoutCase("several views", 100, 40, "88×20", "A(0,5 20×10); B(28,0 60×20)") {
        Button(action: {}) {
          Fixed(20, 10).named("A")
          Fixed(60, 20).named("B")
        }
      },
      LayoutCase("priority", 100, 10, "100×10", "A(0,0 0×10); B(0,0 100×10)") {
        HStack(spacing: 0) {
          Color.red.named("A")
          Button {
          } label: {
            Color.blue.layoutPriority(1)
          }.named("B")
        }
      },
      LayoutCase("link", nil, nil, "40×20", "L(0,0 40×20)") {
        Link("Mehr", destination: URL(fileURLWithPath: "/")).named("L")
      },
    ]
  )
  func labels(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A label has its icon 8 points before its title, or one of the two",
    arguments: [
      LayoutCase("both", nil, nil, "88×30", "I(0,0 40×30); T(48,5 40×20)") {
        Label {
          Text("Mehr").named("T")
        } icon: {
          Fixed(40, 30).named("I")
        }
      },
      LayoutCase("symbol", nil, nil, "68×20", "L(0,0 68×20)") {
        Label("Mehr", systemImage: "star").named("L")
      },
      LayoutCase("title only", nil, nil, "40×20", "L(0,0 40×20)") {
        Label("Mehr", systemImage: "star").named("L").labelStyle(.titleOnly)
      },
      LayoutCase("icon only", nil, nil, "20×20", "L(0,0 20×20)") {
        Button("Mehr", systemImage: "star") {}.named("L").labelStyle(.iconOnly)
      },
    ]
  )
  func icons(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A bar is as wide as it can be, and a wheel always the same",
    arguments: [
      LayoutCase("bar", 100, 50, "100×4", "P(0,0 100×4)") {
        ProgressView(value: 0.5).named("P")
      },
      LayoutCase("wheel", 100, 50, "20×20", "P(0,0 20×20)") {
        ProgressView().named("P")
      },
      LayoutCase("unknown", nil, nil, "20×20", "P(0,0 20×20)") {
        ProgressView(value: nil as Double?, total: 10).named("P")
      },
    ]
  )
  func progress(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
