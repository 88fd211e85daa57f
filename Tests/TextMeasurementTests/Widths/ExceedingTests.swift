import TestFixtures
import Testing
import TextMeasurement

@Suite("Whether a text exceeds lines or a height")
struct ExceedingTests {
  @Test("Lines and heights are exceeded by more, with characters 10 pt wide")
  func worked() throws {
    let text = PreparedText("aa bbbb c\nd", font: try .square())
    #expect(text.exceeds(lines: 3, atWidth: 59))
    #expect(!text.exceeds(lines: 4, atWidth: 59))
    #expect(!text.exceeds(lines: 3, atWidth: 60))
    #expect(text.exceeds(lines: 1, atWidth: nil))
    #expect(!text.exceeds(lines: 2, atWidth: nil))
    #expect(text.exceeds(lines: 0, atWidth: nil))
    #expect(text.exceeds(lines: -1, atWidth: nil))
    #expect(text.exceeds(height: 39.99, atWidth: 59))
    #expect(!text.exceeds(height: 40, atWidth: 59))
    #expect(!text.exceeds(height: .infinity, atWidth: 59))
    #expect(text.exceeds(height: .nan, atWidth: nil))
    #expect(text.exceeds(height: -1, atWidth: nil))
  }

  @Test("It is so exactly where counting all says so", arguments: Samples.all)
  func agreement(_ sample: Sample) {
    var generator = SeededGenerator(seed: HeightLawTests.seed)
    for font in HeightLawTests.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      for _ in 0..<4 {
        let width = Double.random(in: 1...text.idealSize.width + 20, using: &generator)
        let count = text.lineCount(forWidth: width)
        let height = text.height(forWidth: width)
        #expect(!text.exceeds(lines: count, atWidth: width))
        #expect(text.exceeds(lines: count - 1, atWidth: width))
        #expect(!text.exceeds(height: height, atWidth: width))
        #expect(text.exceeds(height: height.nextDown, atWidth: width))
      }
    }
  }
}
