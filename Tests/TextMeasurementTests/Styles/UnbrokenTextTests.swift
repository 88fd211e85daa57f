import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement

@Suite("Spans inside of which no line may end")
struct UnbrokenTextTests {
  /// A text in a square font of 10 points, whose parts between brackets must not be broken.
  private static func text(
    _ parts: [(String, isUnbroken: Bool)],
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> PreparedText {
    let style = TextStyle(font: try .square())
    var paragraphStyle = ParagraphStyle()
    change(&paragraphStyle)
    var text = StyledText("", style: style, paragraphStyle: paragraphStyle)
    for (string, isUnbroken) in parts {
      var style = style
      style.allowsLineBreaks = !isUnbroken
      text.append(string, style: style)
    }
    return PreparedText(text)
  }

  @Test("A line ends before and after the span, not inside")
  func words() throws {
    let text = try Self.text([("aa ", false), ("bb cc", true), (" dd", false)])
    #expect(text.contents(forWidth: 50) == ["aa", "bb cc", "dd"])
    #expect(text.contents(forWidth: 60) == ["aa", "bb cc", "dd"])
    #expect(text.contents(forWidth: 80) == ["aa bb cc", "dd"])
    #expect(text.minimumWidth == 50)
    #expect(text.idealSize.width == 110)
  }

  @Test("A span that is too wide overflows, and what stands beside it can still be broken")
  func overflow() throws {
    let text = try Self.text([("aaaa", false), ("bb cc", true), ("dddd", false)])
    #expect(text.contents(forWidth: 30) == ["aaa", "a", "bb cc", "ddd", "d"])
    #expect(text.lines(forWidth: 30).map(\.width) == [30, 10, 50, 30, 10])
    let whole = try Self.text([("bb cc", true)])
    #expect(whole.contents(forWidth: 30) == ["bb cc"])
    #expect(whole.size(forWidth: 30).width == 50)
  }

  @Test("A newline inside ends a line all the same")
  func mandatory() throws {
    let text = try Self.text([("aa bb\u{2028}cc dd", true)])
    #expect(text.contents(forWidth: 20) == ["aa bb", "cc dd"])
  }

  @Test("Neighbouring spans count as one")
  func neighbours() throws {
    var text = StyledText("aa bb cc", style: TextStyle(font: try .square()))
    text.setStyle(in: TextOffset(utf8: 0)..<TextOffset(utf8: 6)) { $0.allowsLineBreaks = false }
    text.setStyle(in: TextOffset(utf8: 3)..<TextOffset(utf8: 6)) { $0.baselineOffset = 1 }
    #expect(PreparedText(text).contents(forWidth: 20) == ["aa bb", "cc"])
  }

  @Test("By characters, with soft hyphens and by patterns, nothing breaks the span")
  func otherBreaks() throws {
    let parts = [("aa ", false), ("bb\u{AD}bb", true)]
    #expect(
      try Self.text(parts) { $0.lineBreakMode = .byCharacters }.lines(forWidth: 20).map(\.width)
        == [20, 40]
    )
    #expect(try Self.text(parts).minimumWidth == 40)
    let patterns = try HyphenationPatterns(Array("UTF-8\n1b\n".utf8), name: "b")
    let text = try Self.text([("abab", true), (" abab", false)]) {
      $0.hyphenation = .by(patterns)
      $0.hyphenation.minimumPrefix = 1
      $0.hyphenation.minimumSuffix = 1
    }
    #expect(text.contents(forWidth: 30) == ["abab", "a", "bab"])
  }

  @Test("Balanced lines respect the span")
  func balanced() throws {
    let text = try Self.text([("aa ", false), ("bb cc dd", true), (" ee ff", false)]) {
      $0.textWrap = .balanced
    }
    #expect(text.contents(forWidth: 120) == ["aa bb cc dd", "ee ff"])
    #expect(text.contents(forWidth: 80) == ["aa", "bb cc dd", "ee ff"])
  }
}
