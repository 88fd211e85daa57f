import Foundation
import Testing
import TextLayout
import TextMeasurement

@Suite("The example of the README with an attributed string")
struct LayoutReadmeTests {
  @Test("An attributed string is measured")
  func attributedString() throws {
    var total = AttributedString("Total 12.50")
    if let amount = total.range(of: "12.50") {
      total[amount].font = .system(size: 13, weight: .bold)
    }
    let plain = TextStyle(font: .system(size: 13))
    let oneLine = PreparedText(StyledText(total, defaultStyle: plain)).idealSize.width  // 68.491…
    // The space at the end of the first word hangs there, but not here.
    let word = try #require(measure("Total ", font: .system(size: 13)).lines.first)
    let sum = word.advance + measure("12.50", font: .system(size: 13, weight: .bold)).width
    #expect("\(oneLine)".hasPrefix("68.491"))
    #expect(oneLine == sum)
  }
}
