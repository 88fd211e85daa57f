import Testing
import Typography
import ViewLayout

@Suite("Text each character of which counts as one letter")
struct UniformTextTests {
  private func size(_ text: String, _ width: CGFloat?) throws -> String {
    var environment = EnvironmentValues()
    environment.uniformTextFont = try Font(
      uniform: UniformMeasures(advance: 10, ascent: 16, descent: 4)
    )
    let tree = LayoutTree(environment: environment) { Text(text).font(.system(size: 40)) }
    return Notation.size(tree.sizeThatFits(ProposedViewSize(width: width, height: nil)))
  }

  @Test("Characters have one width, whatever they are, and whatever the font")
  func widths() throws {
    for text in ["Hello", "שלום!", "日本語の字", "👨‍👩‍👧e\u{301}🇩🇪ﬁ-"] {
      #expect(try size(text, nil) == "50×20", "\(text)")
    }
    #expect(try size("", nil) == "0×0")
  }

  @Test("Lines end at spaces, and inside words that are wider")
  func breaks() throws {
    #expect(try size("well-known facts", 60) == "60×60")
    #expect(try size("well-known facts", 100) == "100×40")
    #expect(try size("日本語の字", 30) == "30×40")
    #expect(try size("ab\ncd", nil) == "20×40")
    #expect(try size("ab  ", 20) == "20×20")
  }
}
