import Foundation
import Testing

@testable import ViewLayout

@Suite("Controls as they are written")
struct ControlVariantTests {
  private func size(
    _ width: CGFloat?,
    @ViewBuilder _ content: () -> some View
  ) throws -> CGSize {
    let tree = LayoutTree(environment: try .worked(), content: content)
    return tree.layout(in: ProposedViewSize(width: width, height: nil))
  }

  @Test(
    "A bar has its label above and its value below, a wheel both below",
    arguments: [
      LayoutCase("bar", 100, nil, "100×60", "T(0,0 50×20); V(0,40 20×20)") {
        ProgressView(value: 3, total: 10) {
          Text("Laden").named("T")
        } currentValueLabel: {
          Text("30").named("V")
        }
      },
      LayoutCase("bar with a title", 100, nil, "100×32", "P(0,0 100×32)") {
        ProgressView("Laden", value: 0.3).named("P")
      },
      LayoutCase("wheel", 100, nil, "50×48", "T(0,28 50×20)") {
        ProgressView { Text("Laden").named("T") }
      },
      LayoutCase("wheel with a title", nil, nil, "50×48", "P(0,0 50×48)") {
        ProgressView("Laden").named("P")
      },
      LayoutCase("hidden label", 100, nil, "20×20", "P(0,0 20×20)") {
        ProgressView("Laden").named("P").labelsHidden()
      },
      LayoutCase("always a bar", 100, nil, "100×4", "P(0,0 100×4)") {
        ProgressView().named("P").progressViewStyle(.linear)
      },
      LayoutCase("always a wheel", 100, nil, "20×20", "P(0,0 20×20)") {
        ProgressView(value: 0.3).named("P").progressViewStyle(.circular).controlSize(.large)
      },
      LayoutCase("bar by type", 100, nil, "100×4", "P(0,0 100×4)") {
        ProgressView().named("P").progressViewStyle(LinearProgressViewStyle())
          .progressViewStyle(.circular)
      },
      LayoutCase("automatic bar", 100, nil, "100×4", "P(0,0 100×4)") {
        ProgressView(value: 0.3).named("P").progressViewStyle(.automatic)
          .progressViewStyle(CircularProgressViewStyle())
      },
      LayoutCase("automatic wheel", 100, nil, "20×20", "P(0,0 20×20)") {
        ProgressView().named("P").progressViewStyle(DefaultProgressViewStyle())
          .progressViewStyle(.linear)
      },
    ]
  )
  func progress(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test("A text field shows a value as its format writes it")
  func values() throws {
    let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    let missing = Binding<Int?>.constant(nil)
    #expect(try size(nil) { TextField("Zahl", value: .constant(1234), format: format) }.width == 50)
    #expect(try size(nil) { TextField("Zahl", value: missing, format: format) }.width == 40)
    #expect(
      try size(nil) { TextField("Zahl", value: missing, format: format, prompt: Text("?")) }.width
        == 10
    )
    let labelled = TextField(value: .constant(12 as Int?), format: format) { Text("Zahl") }
    #expect(try size(nil) { labelled }.width == 20)
  }

  @Test("What is written in a text field is read as a value, if it is one")
  func writtenValues() {
    var (number, optional) = (1, 2 as Int?)
    let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    let text = Binding(get: { number }, set: { number = $0 }).text(as: format)
    let optionalText = Binding(get: { optional }, set: { optional = $0 }).text(as: format)
    text.wrappedValue = "1,250"
    optionalText.wrappedValue = "30"
    #expect((number, optional) == (1250, 30))
    text.wrappedValue = "no number"
    optionalText.wrappedValue = "no number"
    #expect((number, optional) == (1250, nil))
    #expect((text.wrappedValue, optionalText.wrappedValue) == ("1,250", ""))
  }

  @Test("A stepper tells when a press begins and ends")
  func editing() throws {
    var told: [String] = []
    var value = 1.0
    let tree = LayoutTree {
      let binding = Binding {
        value
      } set: {
        value = $0
        told.append("\($0)")
      }
      Stepper("a", value: binding) { told.append("\($0)") }
      Stepper("b", value: binding, in: 0...2.5, step: 1, format: .number) { told.append("\($0)") }
    }
    tree.layout(in: .unspecified)
    try tree.press("a +")
    #expect(told == ["true", "2.0", "false"])
    try tree.press("b -")
    #expect(told == ["true", "2.0", "false", "true", "1.0", "false"])
  }

  @Test("A slider with an action is as large as one without")
  func sliders() throws {
    let slider = Slider(value: .constant(0.5)) { _ in }
    #expect(try size(200) { slider } == CGSize(width: 200, height: 31))
    let labelled = Slider(value: .constant(0.5), in: 0...2) {
      Text("not shown")
    } onEditingChanged: { _ in
    }
    #expect(try size(nil) { labelled } == CGSize(width: 10, height: 31))
  }

  @Test("A toggle of several values is on if all are, and changes all")
  func sources() throws {
    struct Source { var isOn: Binding<Bool> }
    var flags = [true, false]
    let sources = flags.indices.map { index in
      Source(isOn: Binding(get: { flags[index] }, set: { flags[index] = $0 }))
    }
    let tree = LayoutTree { Toggle("alle", sources: sources, isOn: \.isOn) }
    tree.layout(in: .unspecified)
    try tree.press("alle")
    #expect(flags == [true, true])
    try tree.press("alle")
    #expect(flags == [false, false])
  }

  @Test("Toggles and pickers have pictures and symbols beside their titles")
  func symbols() throws {
    var environment = try EnvironmentValues.worked()
    environment.imageSizes["map"] = CGSize(width: 30, height: 40)
    let toggle = LayoutTree(environment: environment) {
      Toggle("Karte", image: "map", isOn: .constant(true))
    }
    #expect(toggle.sizeThatFits(.unspecified) == CGSize(width: 30 + 8 + 50 + 8 + 51, height: 40))
    let symbol = Picker("Wahl", systemImage: "star", selection: .constant(1)) { Text("1").tag(1) }
    #expect(try size(nil) { symbol } == CGSize(width: 20 + 8 + 40, height: 20))
    let view = Picker(selection: .constant(1), label: Text("Wahl")) { Text("1").tag(1) }
    #expect(try size(nil) { view } == CGSize(width: 40, height: 20))
  }
}
