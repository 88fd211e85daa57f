import TestFixtures
import Testing
import TextMeasurement

@Suite("The largest size of a font that fits a box")
struct LargestFitTests {
  /// A text and a box, and the size that was worked out: characters are one em wide and high.
  private typealias Worked = (
    text: String, width: Double?, height: Double?, lines: Int?, size: Double
  )

  private static let worked: [Worked] = [
    // One line of five ems, or two of two.
    ("aa bb", 100, nil, 1, 20), ("aa bb", 100, nil, nil, 50), ("aa bb", 100, 40, nil, 20),
    ("aa bb", 100, 19, nil, 19), ("aa bb", 100, 60, nil, 30), ("aa bb", 100, 60, 1, 20),
    // At 20.25 five ems are wider, and the two lines higher than 40.
    ("aa bb", 101, 40, nil, 20), ("aa bb", 101.25, 40, nil, 20.25),
    // A width without a limit.
    ("aa bb", nil, 33.3, nil, 33.25), ("aa bb", .infinity, 33.3, 1, 33.25),
    ("aa\nb", nil, 50, 2, 25), ("aa bb", 0, 40, nil, 20),
    ("aa bb", nil, nil, nil, 100_000), ("", 10, 12.6, nil, 12.5),
  ]

  @Test("The size is the one that was worked out")
  func sizes() throws {
    for (text, width, height, lines, size) in Self.worked {
      let fit = largestFit(
        text,
        font: try .square(),
        width: width,
        height: height,
        lineLimit: lines
      )
      #expect(fit.size == size, "\(text) in \(width ?? -1) × \(height ?? -1), \(lines ?? -1) lines")
    }
  }

  @Test(
    "Tracking stays as it is at all sizes",
    arguments: [
      // Four ems and, between the letters, three times the tracking: 4 · size + 3 · tracking = 100.
      (0.0, 25.0), (4, 22), (-4, 28), (-8, 31),
    ]
  )
  func tracking(_ tracking: Double, _ size: Double) throws {
    var style = TextStyle(font: try .square())
    style.tracking = tracking
    let fit = largestFit("aaaa", style: style, width: 100, height: nil, lineLimit: 1)
    #expect(fit.size == size)
    #expect(largestFit("aaaa", style: style, width: 100, height: 0.5).size == nil)
  }

  @Test("The text that fits is told with its lines")
  func measured() throws {
    let fit = largestFit("aa bb", font: try .square(), width: 100, height: 60)
    guard case .fits(let measured) = fit else {
      Issue.record("does not fit")
      return
    }
    #expect(measured.size == Size(width: 60, height: 60))
    #expect(measured.lineCount == 2)
    #expect(measured.text.font.size == 30)
    #expect(measured.fit == .fits)
  }

  @Test("If no size fits, the smallest tells by how much")
  func noSize() throws {
    let fit = largestFit("aaaa b", font: try .square(), width: 30, height: 100, sizes: 10...20)
    guard case .exceeds(let measured) = fit else {
      Issue.record("fits")
      return
    }
    #expect(fit.size == nil)
    #expect(measured.text.font.size == 10)
    #expect(measured.fit == .exceeds(width: 10, height: 0))
    func size(_ text: String, _ width: Double?, _ height: Double?, _ lines: Int?) throws -> Double?
    {
      largestFit(text, font: try .square(), width: width, height: height, lineLimit: lines).size
    }
    #expect(try size("a\nb", 30, 100, 1) == nil)
    #expect(try size("a\nb", nil, nil, 1) == nil)
    #expect(try size("a", 30, 0, nil) == nil)
    #expect(try size("a", 30, .nan, nil) == nil)
  }

  @Test("Words are broken if that is asked for")
  func brokenWords() throws {
    func size(_ options: MeasuringOptions) throws -> Double? {
      largestFit("aaaa", font: try .square(), width: 20, height: 20, options: options).size
    }
    #expect(try size(.wholeWords) == 5)
    #expect(try size(MeasuringOptions()) == 10)
  }

  @Test("Sizes are the smallest and steps from there")
  func steps() throws {
    func size(_ sizes: ClosedRange<Double>, _ step: Double) throws -> Double? {
      largestFit(
        "aaa",
        font: try .square(),
        width: 61,
        height: nil,
        sizes: sizes,
        step: step
      ).size
    }
    #expect(try size(1...100, 1) == 20)
    #expect(try size(0.5...100, 1) == 19.5)
    #expect(try size(1...100, 1 / 64.0) == 20 + 21 / 64.0)
    #expect(try size(1...18, 0.25) == 18)
    #expect(try size(18...18, 0.25) == 18)
    #expect(try size(20...1e9, 7) == 20)
    #expect(try size(21...1e9, 7) == nil)
    #expect(try size(1...19.8, 0.5) == 19.5)
  }

  @Test("A tab keeps its width while letters grow")
  func tabs() throws {
    // The tab ends at 28 pt while the letter before is narrower, else at 56.
    func size(_ width: Double) throws -> Double? {
      largestFit("a\tb", font: try .square(), width: width, height: nil, lineLimit: 1).size
    }
    #expect(try size(50) == 22)
    #expect(try size(60) == 27.75)
    #expect(try size(90) == 34)
  }

  @Test("The size is the largest of all that fit, though fitting can begin again")
  func largestOfAll() throws {
    let font = try Font.squareWithTallFallback()
    var gaps = 0
    for string in ["aaa 漢 漢", "漢 a 漢 bb", "a 漢 漢 漢 bbb cc", "aaa 漢漢 bb 漢"] {
      for width in stride(from: 20.0, through: 90, by: 3.5) {
        for height in stride(from: 8.0, through: 60, by: 5.25) {
          let fitting = Self.fittingSizes(string, font, width, height, 1...24)
          gaps += zip(fitting, fitting.dropFirst()).contains { $1 - $0 > 0.25 } ? 1 : 0
          let fit = largestFit(string, font: font, width: width, height: height, sizes: 1...24)
          #expect(fit.size == fitting.last, "\(string) in \(width) × \(height)")
        }
      }
    }
    #expect(gaps > 0)
  }

  @Test("A larger box never gives a smaller size where lines are equally high")
  func largerBoxes() throws {
    for string in ["aa bb ccc d", "aaa bb c\ndd e", "aaaa"] {
      var last: [Double] = []
      for width in stride(from: 10.0, through: 120, by: 7.5) {
        let sizes = stride(from: 10.0, through: 120, by: 7.5).map { height in
          largestFit(string, font: .serif(size: 10), width: width, height: height).size ?? 0
        }
        #expect(sizes == sizes.sorted())
        #expect(zip(last, sizes).allSatisfy { $0 <= $1 }, "\(string) at \(width)")
        last = sizes
      }
    }
  }

  @Test("Real texts are as large as can be", arguments: Samples.declaration)
  func declaration(_ sample: Sample) throws {
    let font = try Font("Noto Sans", size: 10)
    let string = String(sample.text.prefix(120))
    for (width, height) in [(300.0, 120.0), (90, 200), (500, 30)] {
      let fitting = Self.fittingSizes(string, font, width, height, 4...30, sample.language)
      let fit = largestFit(
        string,
        font: font,
        width: width,
        height: height,
        sizes: 4...30,
        language: sample.language
      )
      #expect(fit.size == fitting.last, "\(width) × \(height)")
    }
  }

  @Test("So they are where letters change with the size, as in Inter")
  func opticalSizes() {
    // In 90 × 200 the Japanese one fits again at 24.25, and not at 23.75.
    for string in ["Einstellungen öffnen und schließen", "LaTeXのエクスポートでUTF-8を使う"] {
      for width in stride(from: 45.0, through: 405, by: 45) {
        let fitting = Self.fittingSizes(string, .system(size: 17), width, 200, 10...40)
        let fit = largestFit(
          string,
          font: .system(size: 17),
          width: width,
          height: 200,
          sizes: 10...40
        )
        #expect(fit.size == fitting.last, "\(string) in \(width)")
      }
    }
  }

  /// Every size that fits, a quarter of a point apart.
  private static func fittingSizes(
    _ string: String,
    _ font: Font,
    _ width: Double,
    _ height: Double,
    _ sizes: ClosedRange<Double>,
    _ language: String? = nil
  ) -> [Double] {
    stride(from: sizes.lowerBound, through: sizes.upperBound, by: 0.25).filter { size in
      var font = font
      font.size = size
      let text = PreparedText(string, font: font, language: language, options: .wholeWords)
      return text.fit(width: width, height: height) == .fits
    }
  }
}
