import Testing
import ViewLayout

@Suite("Controls that change a value")
struct ValueControlTests {
  private func size(
    _ width: CGFloat?,
    _ height: CGFloat? = nil,
    @ViewBuilder _ content: () -> some View
  ) throws -> CGSize {
    let tree = LayoutTree(environment: try .worked(), content: content)
    return tree.layout(in: ProposedViewSize(width: width, height: height))
  }

  @Test("A toggle has its switch at the trailing edge, or 8 points after its label")
  func toggle() throws {
    let toggle = Toggle("Hell", isOn: .constant(true))
    #expect(try size(nil) { toggle } == CGSize(width: 40 + 8 + 51, height: 31))
    #expect(try size(300) { toggle } == CGSize(width: 300, height: 31))
    let tree = LayoutTree(environment: try .worked()) {
      Toggle(isOn: .constant(false)) {
        Text("A").named("A")
        Fixed(30, 40).named("B")
      }
    }
    #expect(
      tree.layout(in: ProposedViewSize(width: 200, height: nil))
        == CGSize(width: 200, height: 40)
    )
    let frames = ["A", "B"].map { tree.root.first(named: $0)?.layoutFrame?.minX }
    #expect(frames == [0, 18])
    let switches = tree.root.children.flatMap(\.children).compactMap(\.layoutFrame)
    #expect(switches.last == CGRect(x: 149, y: 4.5, width: 51, height: 31))
  }

  @Test("A toggle without its label is its switch, and as a button its label")
  func toggleParts() throws {
    let toggle = Toggle("Hell", isOn: .constant(true))
    #expect(try size(300) { toggle.labelsHidden() } == CGSize(width: 51, height: 31))
    #expect(try size(300) { toggle.toggleStyle(.button) } == CGSize(width: 40, height: 20))
    #expect(try size(300) { toggle.toggleStyle(.switch) } == CGSize(width: 300, height: 31))
  }

  @Test("A toggle is flipped by its label, unless it is disabled")
  func flipping() throws {
    struct Page: View {
      @State private var isLarge = false

      var body: some View {
        Toggle("Groß", isOn: $isLarge)
        Toggle("Fest", isOn: $isLarge).disabled(true)
        Fixed(isLarge ? 90 : 10, 1).named("a")
      }
    }
    let tree = LayoutTree { Page() }
    #expect(tree.width(of: "a") == 10)
    try tree.press("Groß")
    #expect(tree.width(of: "a") == 90)
    try tree.press("Groß")
    #expect(tree.width(of: "a") == 10)
    #expect(throws: ButtonError.isDisabled("Fest")) { try tree.press("Fest") }
  }

  @Test("A stepper has two buttons beside its label, which stop at the bounds")
  func stepper() throws {
    struct Page: View {
      @State private var count = 1

      var body: some View {
        Stepper("Anzahl", value: $count, in: 0...4, step: 3)
        Fixed(CGFloat(count), 1).named("a")
      }
    }
    let stepper = Stepper("Zahl", value: .constant(2))
    #expect(try size(nil) { stepper } == CGSize(width: 40 + 8 + 94, height: 32))
    #expect(try size(400) { stepper } == CGSize(width: 400, height: 32))
    #expect(try size(400) { stepper.labelsHidden() } == CGSize(width: 94, height: 32))
    let tree = LayoutTree { Page() }
    #expect(tree.width(of: "a") == 1)
    try tree.press("Anzahl +")
    #expect(tree.width(of: "a") == 4)
    #expect(throws: ButtonError.isDisabled("Anzahl +")) { try tree.press("Anzahl +") }
    try tree.press("Anzahl -")
    #expect(tree.width(of: "a") == 1)
    try tree.press("Anzahl -")
    #expect(tree.width(of: "a") == 0)
    #expect(throws: ButtonError.isDisabled("Anzahl -")) { try tree.press("Anzahl -") }
  }

  @Test("A stepper of actions runs them, and a value without bounds has no end")
  func stepperActions() throws {
    var told: [String] = []
    var value = 0.5
    let tree = LayoutTree {
      Stepper("a") {
        told.append("more")
      } onDecrement: {
        told.append("less")
      }
      Stepper(
        "b",
        value: Binding {
          value
        } set: {
          value = $0
        },
        step: 0.25
      )
      Stepper("c", onIncrement: nil, onDecrement: {})
    }
    tree.layout(in: .unspecified)
    try tree.press("a +")
    try tree.press("a -")
    #expect(told == ["more", "less"])
    try tree.press("b -")
    try tree.press("b -")
    try tree.press("b -")
    #expect(value == -0.25)
    #expect(throws: ButtonError.isDisabled("c +")) { try tree.press("c +") }
  }

  @Test("A slider takes the width that is offered, less that of its ends")
  func slider() throws {
    let value = Binding.constant(0.3)
    #expect(try size(200) { Slider(value: value) } == CGSize(width: 200, height: 31))
    #expect(try size(nil, 90) { Slider(value: value, in: 0...9) } == CGSize(width: 10, height: 31))
    let labelled = Slider(value: value, in: 0...1, step: 0.1) {
      Text("not shown")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    #expect(try size(nil) { labelled } == CGSize(width: 10 + 8 + 10 + 8 + 30, height: 31))
    #expect(try size(200) { labelled } == CGSize(width: 200, height: 31))
  }

  @Test("A picker is as large as its label, whatever can be chosen")
  func picker() throws {
    let picker = Picker("Wahl", selection: .constant(2)) {
      ForEach(0..<9) { Text("a long value that is not shown \($0)").tag($0) }
    }
    for width in [nil, 300] as [CGFloat?] {
      #expect(try size(width) { picker } == CGSize(width: 40, height: 20))
      #expect(try size(width) { picker.pickerStyle(.wheel) } == CGSize(width: 40, height: 20))
      let segments = picker.pickerStyle(SegmentedPickerStyle()).pickerStyle(.menu)
      #expect(try size(width) { segments } == CGSize(width: 40, height: 20))
    }
    #expect(try size(300) { picker.labelsHidden() } == .zero)
  }

  @Test("A text field takes the width that is offered, and is one line high")
  func textField() throws {
    let long = Binding.constant("a text that is longer than the field")
    for width in [0, 20, 100, 900] as [CGFloat] {
      #expect(
        try size(width) { TextField("Name", text: long) } == CGSize(width: width, height: 20)
      )
    }
    #expect(
      try size(nil) { TextField("Name", text: .constant("")) } == CGSize(width: 40, height: 20)
    )
    #expect(
      try size(nil) { TextField("Name", text: .constant(""), prompt: Text("dein Name")) }
        == CGSize(width: 90, height: 20)
    )
    #expect(
      try size(nil) { TextField("Name", text: .constant("Ada")) } == CGSize(width: 30, height: 20)
    )
    #expect(try size(70) { TextField("", text: .constant("")) } == CGSize(width: 70, height: 20))
    #expect(
      try size(80) { TextField("Name", text: .constant("eins zwei drei"), axis: .vertical) }
        == CGSize(width: 80, height: 60)
    )
    #expect(try size(50) { TextField("a longer prompt", text: .constant("")) }.height == 20)
    let styled = TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      .textFieldStyle(PlainTextFieldStyle())
    #expect(try size(nil) { styled } == CGSize(width: 30, height: 20))
  }

  @Test("A text field follows its text")
  func editedText() throws {
    let remote = Remote("ab")
    let tree = LayoutTree(environment: try .worked()) {
      remote.view { text in TextField("", text: .constant(text)).named("a").fixedSize() }
    }
    #expect(tree.width(of: "a") == 20)
    remote.value = "abcdef"
    #expect(tree.width(of: "a") == 60)
  }

  @Test("A secure field has a bullet for each character")
  func secureField() throws {
    #expect(
      try size(nil) { SecureField("Kennwort", text: .constant("é👍🏽3")) }
        == size(nil) { TextField("", text: .constant("•••")) }
    )
    #expect(try size(nil) { SecureField("Kennwort", text: .constant("")) }.width == 80)
    #expect(try size(120) { SecureField("Kennwort", text: .constant("x")) }.width == 120)
  }
}
