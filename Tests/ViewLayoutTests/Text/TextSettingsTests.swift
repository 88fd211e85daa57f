import Foundation
import Testing
import TextMeasurement
import ViewLayout

@Suite("Settings of text")
struct TextSettingsTests {
  @Test(
    "Settings that move letters and lines change the size",
    arguments: [
      // Two points after each of eleven characters but the last.
      LayoutCase("tracking", nil, nil, "130×20", "T(0,0 130×20)") {
        Text("Hello world").tracking(2).named("T")
      },
      LayoutCase("kerning around", nil, nil, "130×20", "T(0,0 130×20)") {
        Text("Hello world").named("T").kerning(2)
      },
      LayoutCase("line spacing", 60, nil, "50×45", "T(0,0 50×45)") {
        Text("Hello world").lineSpacing(5).named("T")
      },
      LayoutCase("baseline", nil, nil, "20×26", "T(0,0 20×26)") {
        (Text("a") + Text("2").baselineOffset(6)).named("T")
      },
      // Half as large, half as wide.
      LayoutCase("sum", nil, nil, "25×20", "T(0,0 25×20)") {
        (Text("ab") + Text("c").font(Sample.half)).named("T")
      },
      LayoutCase("attributed", nil, nil, "50×20", "T(0,0 50×20)") {
        Text(AttributedString("Hello")).named("T")
      },
      LayoutCase("number", nil, nil, "30×20", "T(0,0 30×20)") {
        Text(250, format: .number).named("T")
      },
      LayoutCase("paint", nil, nil, "50×20", "T(0,0 50×20)") {
        Text("Hello").underline().strikethrough(color: .red).named("T").underline()
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
}
