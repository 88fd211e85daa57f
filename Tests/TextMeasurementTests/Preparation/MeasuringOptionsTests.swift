import TestFixtures
import Testing
import TextMeasurement

@Suite("Languages and rules of line breaking, with characters 10 pt wide")
struct MeasuringOptionsTests {
  static func text(
    _ string: String,
    _ language: String? = nil,
    _ strictness: LineBreakStrictness = .automatic,
    keepsAll: Bool = false
  ) throws -> PreparedText {
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreaking = LineBreakRules(strictness: strictness, keepsAll: keepsAll)
    return PreparedText(string, font: try .square(), language: language, options: options)
  }

  @Test("A small kana begins a line unless breaking is strict")
  func smallKana() throws {
    let string = "ああァあ"
    #expect(try Self.text(string, "ja", .loose).contents(forWidth: 20) == ["ああ", "ァあ"])
    #expect(try Self.text(string, "ja", .normal).contents(forWidth: 20) == ["ああ", "ァあ"])
    #expect(try Self.text(string, "ja", .strict).contents(forWidth: 20) == ["あ", "あァ", "あ"])
  }

  @Test("An iteration mark begins a line only where breaking is loose")
  func iterationMark() throws {
    #expect(try Self.text("人人々", "ja", .loose).contents(forWidth: 20) == ["人人", "々"])
    #expect(try Self.text("人人々", "ja", .normal).contents(forWidth: 20) == ["人", "人々"])
  }

  @Test("Words of Hangul stay whole where all is kept")
  func keepsAll() throws {
    #expect(try Self.text("가나 다라", "ko").contents(forWidth: 40) == ["가나 다", "라"])
    let kept = try Self.text("가나 다라", "ko", keepsAll: true)
    #expect(kept.contents(forWidth: 40) == ["가나", "다라"])
    #expect(kept.minimumWidth == 20)
    #expect(kept.contents(forWidth: 10) == ["가", "나", "다", "라"])
    #expect(try Self.text("一二三", "zh", keepsAll: true).minimumWidth == 30)
  }

  @Test("Quotation marks stay with what they quote in Chinese")
  func chineseQuotes() throws {
    // UAX #14 allows no break at either side of U+201C; Chinese opens with it, so a line may end
    // before it (CLDR, line breaking for zh).
    let string = "你好“世界”"
    #expect(try Self.text(string, nil).contents(forWidth: 20) == ["你", "好“", "世", "界”"])
    #expect(try Self.text(string, "zh").contents(forWidth: 20) == ["你好", "“世", "界”"])
  }

  @Test(
    "A language without sense is taken as none",
    arguments: ["", "x", "not a tag", "!!", "zz-ZZ"]
  )
  func languageWithoutSense(_ language: String) throws {
    let text = try Self.text("aa bb 一二", language)
    #expect(text.contents(forWidth: 20) == ["aa", "bb", "一二"])
    #expect(text.language == language)
  }
}
