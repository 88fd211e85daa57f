import Testing

@testable import ViewLayout

@Suite("Buttons that can be pressed")
struct PressableButtonTests {
  @Test("Buttons are found by the texts of their labels, in the order of the views")
  func labels() {
    var pressed: [String] = []
    let tree = LayoutTree {
      Text("Titel")
      Button("Speichern") { pressed.append("save") }.padding()
      HStack {
        Button {
          pressed.append("delete")
        } label: {
          Image(systemName: "trash")
          VStack {
            Text("Alles") + Text("!")
            Text("")
            Text("löschen")
          }
        }
        .disabled(true)
      }
      .disabled(false)
    }
    let buttons = tree.root.buttons
    #expect(buttons.map(\.label) == ["Speichern", "Alles! löschen"])
    #expect(buttons.map(\.isEnabled) == [true, false])
    buttons.reversed().forEach { $0.action() }
    #expect(pressed == ["delete", "save"])
  }

  @Test("What is enabled inside something disabled is not")
  func disabled() {
    let tree = LayoutTree { Button("a") {}.disabled(false).padding().disabled(true) }
    #expect(tree.root.buttons.map(\.isEnabled) == [false])
  }
}
