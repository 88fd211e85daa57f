import Testing

@testable import ViewLayout

@Suite("Styles of controls")
struct OwnStyleTests {
  fileprivate struct Card: ButtonStyle {
    @Environment(\.defaultPadding) private var padding

    func makeBody(configuration: Configuration) -> some View {
      let isStrong = configuration.role == .destructive && !configuration.isPressed
      HStack(spacing: 0) {
        configuration.label.padding(isStrong ? 2 * padding : padding)
        Text(">")
      }
    }
  }

  private struct Counting: ToggleStyle {
    @State private var presses: CGFloat = 0

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button("more") { presses += 5 }
        Fixed(presses, 1).named("presses")
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
        }
        Fixed(configuration.isOn ? 30 : 20, 1).named("on")
      }
    }
  }

  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(5) }
  }

  private struct Mixture: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Fixed(configuration.isMixed ? 30 : configuration.isOn ? 20 : 10, 1)
      configuration.label
    }
  }

  /// A style that makes a button of its own.
  private struct Doubled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Button("abcde") {}
      }
    }
  }

  /// A style that shows the label in the size that fits.
  private struct Either: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      ViewThatFits {
        configuration.label.frame(width: 500)
        configuration.label
      }
    }
  }

  @Test("A label that a style shows several times is one")
  func severalLabels() throws {
    var count = 0
    let tree = LayoutTree { Button("Save") { count += 1 }.buttonStyle(Either()) }
    try tree.press("Save")
    tree.layout(in: ProposedViewSize(width: 100, height: 50))
    try tree.press("Save")
    #expect(count == 2)
  }

  private struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.icon.padding(5)
        configuration.title
      }
    }
  }

  private struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
  }

  @Test(
    "A button is as large as what its style makes of it",
    arguments: [
      // 16 on all sides of the label, and a character beside it.
      LayoutCase("title", nil, nil, "82×52", "B(0,0 82×52)") {
        Button("Mehr") {}.named("B").buttonStyle(.card)
      },
      LayoutCase("role", nil, nil, "114×84", "B(0,0 114×84)") {
        Button("Mehr", role: .destructive) {}.named("B").buttonStyle(.card)
      },
      LayoutCase("several views", nil, nil, "110×52", "A(16,21 20×10); T(44,16 40×20)") {
        Button(action: {}) {
          Fixed(20, 10).named("A")
          Text("Mehr").named("T")
        }.buttonStyle(Card())
      },
      LayoutCase("environment", nil, nil, "52×22", "B(0,0 52×22)") {
        Button("Mehr") {}.named("B").buttonStyle(Card()).environment(\.defaultPadding, 1)
      },
      LayoutCase("innermost", nil, nil, "40×20", "B(0,0 40×20)") {
        Button("Mehr") {}.named("B").buttonStyle(.plain).buttonStyle(Card())
      },
      LayoutCase("button of the style", nil, nil, "92×72", "B(0,0 92×72)") {
        Button("Mehr") {}.named("B").buttonStyle(Doubled()).buttonStyle(Card())
      },
      LayoutCase("by type", nil, nil, "40×20", "B(0,0 40×20)") {
        Button("Mehr") {}.named("B").buttonStyle(BorderedProminentButtonStyle())
      },
    ]
  )
  func buttons(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "The styles of the library give buttons, toggles and labels their sizes",
    arguments: [
      LayoutCase("buttons", nil, nil, "40×100", "B(0,0 40×100)") {
        VStack(spacing: 0) {
          Button("Mehr") {}.buttonStyle(.automatic)
          Button("Mehr") {}.buttonStyle(.plain)
          Button("Mehr") {}.buttonStyle(.borderless)
          Button("Mehr") {}.buttonStyle(.bordered)
          Button("Mehr") {}.buttonStyle(.borderedProminent)
        }.named("B")
      },
      LayoutCase("checkbox", 200, nil, "60×20", "T(0,0 60×20)") {
        Toggle("Hell", isOn: .constant(true)).named("T").toggleStyle(.checkbox)
      },
      LayoutCase("only the box", 200, nil, "14×14", "T(0,0 14×14)") {
        Toggle("Hell", isOn: .constant(true)).named("T").toggleStyle(.checkbox).labelsHidden()
      },
      LayoutCase("automatic", 200, nil, "200×31", "T(0,0 200×31)") {
        Toggle("Hell", isOn: .constant(true)).named("T").toggleStyle(.automatic)
      },
      LayoutCase("both parts", nil, nil, "68×20", "L(0,0 68×20)") {
        Label("Mehr", systemImage: "star").named("L").labelStyle(.titleAndIcon)
      },
      LayoutCase("automatic label", nil, nil, "68×20", "L(0,0 68×20)") {
        Label("Mehr", systemImage: "star").named("L").labelStyle(.automatic).labelStyle(.iconOnly)
      },
    ]
  )
  func library(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test("A button is pressed by its label, whatever its style adds")
  func pressing() throws {
    var count = 0
    let tree = LayoutTree { Button("Speichern") { count += 1 }.buttonStyle(.card) }
    tree.layout(in: .unspecified)
    try tree.press("Speichern")
    #expect(count == 1)
    #expect(throws: ButtonError.self) { try tree.press("Speichern >") }
  }

  @Test("A style has state for each control, and can change what the control stands for")
  func state() throws {
    struct Page: View {
      @State private var isOn = false

      var body: some View { Toggle("Hell", isOn: $isOn).toggleStyle(Counting()) }
    }
    let tree = LayoutTree { Page() }
    #expect(tree.width(of: "on") == 20)
    try tree.press("Hell")
    #expect(tree.width(of: "on") == 30)
    try tree.press("more")
    #expect(tree.width(of: "presses") == 5)
    #expect(tree.width(of: "on") == 30)
  }

  @Test("What is pressed in one control does not count in another of the same style")
  func separateState() throws {
    func widths(_ node: LayoutNode) -> [CGFloat?] {
      node.name == "presses"
        ? [node.layoutFrame?.width] : node.children.flatMap { widths($0) }
    }
    let tree = LayoutTree {
      VStack {
        Toggle("Hell", isOn: .constant(true))
        Toggle("Laut", isOn: .constant(true))
      }.toggleStyle(Counting())
    }
    tree.layout(in: .unspecified)
    #expect(widths(tree.root) == [0, 0])
    // Both toggles have such a button; the first one is pressed.
    try tree.press("more")
    tree.layout(in: .unspecified)
    #expect(widths(tree.root) == [5, 0])
    try tree.press("more")
    tree.layout(in: .unspecified)
    #expect(widths(tree.root) == [10, 0])
  }

  @Test("A style follows what it is made of")
  func madeAnew() throws {
    struct Wide: ButtonStyle {
      let width: CGFloat

      func makeBody(configuration: Configuration) -> some View { Fixed(width, 1).named("wide") }
    }
    struct Page: View {
      @State private var width: CGFloat = 20

      var body: some View {
        Button("widen") { width += 10 }
        Button("b") {}.buttonStyle(Wide(width: width))
      }
    }
    let tree = LayoutTree { Page() }
    #expect(tree.width(of: "wide") == 20)
    try tree.press("widen")
    #expect(tree.width(of: "wide") == 30)
  }

  @Test("A toggle is pressed by its label, even in a button of its style")
  func labelInButton() throws {
    struct Pushed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(configuration.isOn ? "on" : "off")
          Button {
          } label: {
            configuration.label
          }.disabled(true)
        }
      }
    }
    struct Again: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("again")
        Toggle(configuration)
      }
    }
    var isOn = false
    func labels(_ view: some View) -> [String] {
      let tree = LayoutTree { view }
      tree.layout(in: .unspecified)
      return tree.root.buttons.map(\.label)
    }
    let binding = Binding {
      isOn
    } set: {
      isOn = $0
    }
    let toggle = Toggle("Hell", isOn: binding)
    #expect(labels(toggle.toggleStyle(Pushed())) == ["Hell", "Hell"])
    #expect(labels(toggle.toggleStyle(Again()).toggleStyle(Pushed())) == ["Hell", "Hell", "Hell"])
    let tree = LayoutTree { toggle.toggleStyle(Pushed()) }
    tree.layout(in: .unspecified)
    try tree.press("Hell")
    #expect(isOn)
  }

  @Test("A style of toggles knows whether only some of several values are on")
  func mixed() {
    struct Source { let isOn: Binding<Bool> }
    func width(_ flags: Bool...) -> CGFloat {
      let sources = flags.map { Source(isOn: .constant($0)) }
      return LayoutTree {
        Toggle(sources: sources, isOn: \.isOn) { EmptyView() }.toggleStyle(Mixture())
      }.sizeThatFits(.unspecified).width
    }
    #expect([width(true, false), width(true, true), width(false)] == [30, 20, 10])
  }

  @Test(
    "Toggles and labels of a style can be made of those of the style around",
    arguments: [
      LayoutCase("toggle", 200, nil, "50×30", "T(0,0 50×30)") {
        Toggle("Hell", isOn: .constant(true)).named("T").toggleStyle(Framed())
          .toggleStyle(.button)
      },
      LayoutCase("toggle alone", 200, nil, "200×41", "T(0,0 200×41)") {
        Toggle("Hell", isOn: .constant(true)).named("T").toggleStyle(Framed())
      },
      LayoutCase("upright", nil, nil, "40×50", "I(0,5 40×20); T(0,30 40×20)") {
        Label {
          Text("Mehr").named("T")
        } icon: {
          Fixed(40, 20).named("I")
        }
        .labelStyle(Upright()).frame(width: 40)
      },
      LayoutCase("label", nil, nil, "50×30", "L(0,0 50×30)") {
        Label("Mehr", systemImage: "star").named("L").labelStyle(Padded()).labelStyle(.titleOnly)
      },
    ]
  )
  func inner(_ layout: LayoutCase) throws {
    try layout.check()
  }
}

extension ButtonStyle where Self == OwnStyleTests.Card {
  /// A style that a user names.
  fileprivate static var card: OwnStyleTests.Card { OwnStyleTests.Card() }
}
