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

  @Test("Buttons and texts that are not shown are not found once the views are laid out")
  func notShown() {
    let tree = LayoutTree {
      ViewThatFits {
        Button("wide") {}.frame(width: 100)
        Button("narrow") {}.frame(width: 50)
      }
      Button {
      } label: {
        ViewThatFits {
          Text("long").frame(width: 100)
          Text("short").frame(width: 50)
        }
      }
      Button("under") {}.hidden().overlay { Button("over") {} }
    }
    #expect(tree.root.buttons.map(\.label) == ["wide", "narrow", "long short", "over"])
    tree.layout(in: ProposedViewSize(width: 60, height: 100))
    #expect(tree.root.buttons.map(\.label) == ["narrow", "short", "over"])
    tree.layout(in: ProposedViewSize(width: 120, height: 100))
    #expect(tree.root.buttons.map(\.label) == ["wide", "long", "over"])
  }

  @Test(
    "A button without text has the names of its pictures, and any has the name that it is called by"
  )
  func spokenNames() throws {
    var pressed: [String] = []
    let tree = LayoutTree {
      Button {
        pressed.append("plus")
      } label: {
        Image(systemName: "plus")
      }
      Button {
        pressed.append("bin")
      } label: {
        Image(systemName: "trash").accessibilityLabel("Löschen")
      }
      Button("x") { pressed.append("close") }.padding(3).accessibilityLabel(Text("Schließen"))
      VStack {
        Button("a") {}
        Button("b") {}
      }
      .accessibilityLabel("Both")
    }
    #expect(tree.root.buttons.map(\.label) == ["plus", "Löschen", "Schließen", "a", "b"])
    for label in ["Schließen", "plus", "Löschen"] { try tree.press(label) }
    #expect(pressed == ["close", "plus", "bin"])
  }
}
