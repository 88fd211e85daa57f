import Testing
import Typography

@testable import ViewLayout

@Suite("Fonts of text")
struct FontTests {
  private func fonts(
    _ text: Text,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [Font] {
    var environment = EnvironmentValues()
    change(&environment)
    return text.styledText(in: environment).runs.map(\.style.font)
  }

  @Test(
    "Each text style has the size of Apple's guidelines",
    arguments: [
      (.largeTitle, 34, 60), (.title, 28, 58), (.title2, 22, 56), (.title3, 20, 55),
      (.headline, 17, 53), (.body, 17, 53), (.callout, 16, 51), (.subheadline, 15, 49),
      (.footnote, 13, 44), (.caption, 12, 43), (.caption2, 11, 40),
    ] as [(Font, Double, Double)]
  )
  func styles(font: Font, usual: Double, largest: Double) {
    #expect(fonts(Text("a").font(font)).map(\.size) == [usual])
    let large = fonts(Text("a").font(font)) { $0.dynamicTypeSize = .accessibility5 }
    #expect(large.map(\.size) == [largest])
    #expect(large.first?.weight == (font == .headline ? .semibold : .regular))
  }

  @Test("Sizes grow with the steps that readers choose, those of an asked size do not")
  func steps() {
    for step in DynamicTypeSize.allCases {
      let change = { (values: inout EnvironmentValues) in values.dynamicTypeSize = step }
      #expect(fonts(Text("a").font(.system(size: 20)), change).map(\.size) == [20])
      #expect(fonts(Text("a").font(.custom("Inter", fixedSize: 9)), change).map(\.size) == [9])
    }
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.count { $0.isAccessibilitySize } == 5)
    let body = DynamicTypeSize.allCases.map { step in
      fonts(Text("a")) { $0.dynamicTypeSize = step }.map(\.size)
    }
    #expect(body.flatMap(\.self) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let custom = fonts(Text("a").font(.custom("Noto Serif", size: 34))) {
      $0.dynamicTypeSize = .xxxLarge
    }
    #expect(custom.map(\.size) == [46])
    #expect(custom.map(\.familyName) == ["Noto Serif"])
  }

  @Test("A family that is not embedded is that for interfaces")
  func unknownFamily() {
    #expect(fonts(Text("a").font(.custom("No such font", size: 12))).map(\.familyName) == ["Inter"])
  }

  @Test("Designs, weights and slants change the font")
  func designs() throws {
    func font(_ font: Font) -> Font? { fonts(Text("a").font(font)).first }
    #expect(font(.system(.title, design: .serif))?.familyName == "Noto Serif")
    let rounded = try #require(font(.system(size: 9, weight: .heavy, design: .rounded)))
    #expect(rounded == Font.system(size: 9, weight: .heavy))
    let mono = font(.title2.monospaced().italic().weight(.medium))
    #expect(mono?.familyName == "JetBrains Mono")
    #expect(mono?.size == 22)
    #expect(mono?.slant == .italic)
    #expect(mono?.weight == .medium)
    #expect(font(.body.bold())?.weight == .bold)
    #expect(font(.body.monospacedDigit())?.features.map(\.tag.description) == ["tnum"])
  }

  @Test("What is nearer to the text holds: its own settings, then those of the views around")
  func nearest() {
    struct Probe: View {
      @Environment(\.self) private var values
      let tell: (EnvironmentValues) -> Void

      var body: some View {
        tell(values)
        return Color.red
      }
    }
    var environment = EnvironmentValues()
    _ = LayoutTree {
      Probe { environment = $0 }
        .dynamicTypeSize(...DynamicTypeSize.xLarge).font(.caption).bold()
        .dynamicTypeSize(.accessibility1)
    }
    func fonts(_ text: Text) -> [Font] { text.styledText(in: environment).runs.map(\.style.font) }
    #expect(fonts(Text("a")) == [.system(size: 14, weight: .bold)])
    #expect(fonts(Text("a").font(.title)) == [.system(size: 30, weight: .bold)])
    let light = Text("a") + Text("b").fontWeight(.light).bold(false).bold()
    #expect(fonts(light.italic()).map(\.weight) == [.bold, .light])
    #expect(fonts(light.italic()).map(\.slant) == [.italic, .italic])
    #expect(fonts(Text("a").italic(false)).map(\.slant) == [.upright])
  }
}
