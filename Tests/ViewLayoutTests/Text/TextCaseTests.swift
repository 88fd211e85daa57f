import Foundation
import TextMeasurement
import Testing
import Typography

@testable import ViewLayout

@Suite("Letters of text")
struct TextCaseTests {
  @Test(
    "Text is measured in the letters that are shown",
    arguments: [
      // STRASSE has a letter more.
      LayoutCase("uppercase", nil, nil, "70×20", "T(0,0 70×20)") {
        Text("straße").named("T").textCase(.uppercase)
      },
      LayoutCase("as it is", nil, nil, "60×20", "T(0,0 60×20)") {
        Text("straße").named("T").textCase(nil).textCase(.uppercase)
      },
      LayoutCase("sum", nil, nil, "60×20", "T(0,0 60×20)") {
        (Text("ßß") + Text("ßß").font(Sample.half)).named("T").textCase(.uppercase)
      },
      LayoutCase("button", nil, nil, "20×20", "B(0,0 20×20)") {
        Button("ß") {}.named("B").textCase(.uppercase)
      },
    ]
  )
  func sizes(_ layout: LayoutCase) throws {
    try layout.check()
  }

  /// Fonts of the worked examples.
  private enum Sample {
    static let half: Font? = {
      var font = try? Font.worked()
      font?.size = 10
      return font
    }()
  }

  @Test("Letters follow the language and keep their styles")
  func languages() throws {
    let font = try Font.worked()
    var text = StyledText("Iß\n", style: TextStyle(font: font, language: "de"))
    text.append("iI", style: TextStyle(font: font, language: "tr"))
    let (upper, lower) = (text.written(in: .uppercase), text.written(in: .lowercase))
    #expect(upper.string == "ISS\nİI")
    #expect(lower.string == "iß\niı")
    #expect(upper.runs.map(\.style.language) == ["de", "tr"])
    #expect(upper.runs.map { upper.string[$0.range] } == ["ISS\n", "İI"])
    #expect(StyledText("", style: TextStyle(font: font)).written(in: .lowercase).string == "")
  }

  @Test("The locale of the environment says how letters become large")
  func locale() {
    let tree = LayoutTree {
      Button("i") {}.textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
    }
    #expect(tree.root.buttons.map(\.label) == ["İ"])
  }

  @Test("A kind of letters holds for fonts for interfaces alone")
  func designs() throws {
    func family(_ font: Font, _ designs: Font.Design?...) -> String {
      var values = EnvironmentValues()
      values.font = font
      let settings = designs.map { TextSettings(design: $0) }
      return settings.reduce(TextSettings()) { $0.overridden(by: $1) }
        .style(in: values).font.familyName
    }
    #expect(family(.body, .serif) == "Noto Serif")
    #expect(family(.body, .monospaced) == "JetBrains Mono")
    #expect(family(.body, .rounded) == "Inter")
    #expect(family(.body, .serif, .default) == "Inter")
    #expect(family(.body, .serif, nil) == "Noto Serif")
    #expect(family(.system(size: 9, design: .serif), .default) == "Inter")
    let own = try Font.worked()
    #expect(family(own, .monospaced) == own.familyName)
    let wide = LayoutTree { Text("iii").fontDesign(.monospaced) }
    let viewed = LayoutTree { Text("iii").font(.body).padding(0).fontDesign(.monospaced) }
    let plain = LayoutTree { Text("iii").font(.body.monospaced()) }
    #expect(wide.sizeThatFits(.unspecified) == plain.sizeThatFits(.unspecified))
    #expect(viewed.sizeThatFits(.unspecified) == plain.sizeThatFits(.unspecified))
  }
  @Test("Another kind of letters keeps what else a font asks for")
  func keptRequests() throws {
    func font(_ font: Font, _ design: Font.Design) -> Font {
      var values = EnvironmentValues()
      values.font = font
      return TextSettings(design: design).style(in: values).font
    }
    func width(_ digits: String, _ font: Font) -> CGFloat {
      LayoutTree { Text(digits).font(font).fontDesign(.default) }.sizeThatFits(.unspecified).width
    }
    let (body, digits) = (Font.body, Font.body.monospacedDigit())
    #expect(width("1111", body) < width("0000", body))
    #expect(width("1111", digits) == width("0000", digits))
    var asking = digits
    let weight = try #require(FontVariation(parsing: "wght=650"))
    (asking.variations, asking.opticalSizing, asking.slant) = ([weight], .none, .italic)
    for design in [Font.Design.default, .serif, .monospaced] {
      let found = font(asking, design)
      #expect(found.features == [FontFeature(parsing: "tnum")])
      #expect(found.variations == [weight])
      #expect(found.opticalSizing == OpticalSizing.none)
      #expect(found.slant == .italic)
    }
    #expect(asking.monospaced().features == [FontFeature(parsing: "tnum")])
  }
}
