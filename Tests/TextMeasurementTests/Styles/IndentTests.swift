import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement

@Suite("Indents and alignment")
struct IndentTests {
  private static func text(
    _ string: String,
    policy: WidthPolicy = .tight,
    _ change: (inout ParagraphStyle) -> Void
  ) throws -> PreparedText {
    try WorkedNumberTests.text(string) {
      $0.widthPolicy = policy
      change(&$0.paragraphStyle)
    }
  }

  @Test("The first line stands in by its own indent (T104)")
  func firstLine() throws {
    let text = PreparedText(
      "aa bb cc",
      font: try .square(),
      options: Self.options {
        $0.firstLineIndent = 15
      }
    )
    // Two letters of 10 pt beside 15 pt fit in 40, four and a space do not.
    let lines = text.lines(forWidth: 50)
    #expect(lines.map(\.x) == [15, 0])
    #expect(text.contents(forWidth: 50) == ["aa", "bb cc"])
    #expect(text.size(forWidth: 50).width == 50)
    #expect(text.idealSize.width == 95)
    #expect(text.minimumWidth == 35)
  }

  @Test("The empty line after a final newline stands in as the first of a paragraph")
  func lineAfterNewline() throws {
    var options = Self.options {
      $0.firstLineIndent = 15
      $0.headIndent = 90
    }
    options.countsFinalNewline = true
    let text = PreparedText("aa\n", font: try .square(), options: options)
    #expect(text.lines(forWidth: 200).map(\.x) == [15, 15])
    // Nor is it wider than the line above.
    options.paragraphStyle.alignment = .trailing
    let trailing = PreparedText("aa\n", font: try .square(), options: options)
    #expect(trailing.lines(forWidth: 200).map(\.x) == [15, 35])
    #expect(trailing.size(forWidth: 200).width == 35)
    #expect(trailing.explanations(forWidth: 200).map(\.room) == [185, 185])
  }

  @Test("The size of a line includes its indent (T120)")
  func singleLine() throws {
    let plain = try WorkedNumberTests.text("Hello")
    let indented = try Self.text("Hello") { $0.firstLineIndent = 20 }
    #expect(plain.idealSize.width == 40.5546875)
    #expect(indented.idealSize.width == 60.5546875)
  }

  private static func options(_ change: (inout ParagraphStyle) -> Void) -> MeasuringOptions {
    var options = MeasuringOptions()
    change(&options.paragraphStyle)
    return options
  }

  @Test("Indented lines break as in a narrower text (T105)")
  func headIndent() throws {
    let indented = try Self.text(WorkedNumberTests.fox) {
      $0.firstLineIndent = 24
      $0.headIndent = 24
    }
    #expect(
      indented.contents(forWidth: 150)
        == ["The quick", "brown fox", "jumps over the", "lazy dog"]
    )
    #expect(indented.lines(forWidth: 150).allSatisfy { $0.x == 24 })
  }

  @Test("A tail indent counts from either margin (T106)", arguments: [-30, 170])
  func tailIndent(_ indent: Double) throws {
    let text = try Self.text(WorkedNumberTests.fox) { $0.tailIndent = indent }
    let plain = try WorkedNumberTests.text(WorkedNumberTests.fox)
    #expect(text.contents(forWidth: 200) == plain.contents(forWidth: 170))
    #expect(text.lineCount(forWidth: 200) == 3)
  }

  @Test("Lines stand in the width that is filled (T107, T032)")
  func alignment() throws {
    let places: [(TextAlignment, Double)] = [
      (.leading, 0), (.center, 29.72265625), (.trailing, 59.4453125),
    ]
    for (alignment, x) in places {
      for string in ["Hello", "Hello   "] {
        let text = try Self.text(string, policy: .fill) { $0.alignment = alignment }
        let line = try #require(text.lines(forWidth: 100).first)
        #expect(isClose(line.x, to: x))
        #expect(text.size(forWidth: 100).width == 100)
      }
    }
  }

  @Test("Without a limit the widest line is the width (T108)")
  func unlimited() throws {
    let text = PreparedText(
      "aaaa\nbb",
      font: try .square(),
      options: Self.options {
        $0.alignment = .trailing
      }
    )
    #expect(text.lines(forWidth: nil).map(\.x) == [0, 20])
  }

  @Test("From right to left, indents count from the right (T109)")
  func rightToLeft() throws {
    var options = Self.options {
      $0.firstLineIndent = 10
      $0.headIndent = 10
      $0.baseDirection = .rightToLeft
    }
    options.widthPolicy = .fill
    let text = PreparedText("aa", font: try .square(), options: options)
    #expect(text.lines(forWidth: 100).map(\.x) == [70])
  }

  @Test("Leading follows the style, natural the text")
  func natural() throws {
    let expected: [(TextAlignment, Double)] = [
      (.natural, 80), (.leading, 0), (.trailing, 80), (.center, 40),
    ]
    for (alignment, x) in expected {
      var options = Self.options { $0.alignment = alignment }
      options.widthPolicy = .fill
      let text = PreparedText("אב", font: try .square(), options: options)
      #expect(text.lines(forWidth: 100).map(\.x) == [x])
    }
  }

  @Test("Justified lines fill the room, but for the last and hard-broken ones (T110)")
  func justified() throws {
    let text = PreparedText(
      "a b c dddd\u{2028}e f gggggg hh",
      font: try .square(),
      options: Self.options {
        $0.alignment = .justified
      }
    )
    let lines = text.lines(forWidth: 65)
    #expect(text.contents(forWidth: 65) == ["a b c", "dddd", "e f", "gggggg", "hh"])
    // Lines without a space have nothing to widen.
    #expect(lines.map(\.width) == [65, 40, 65, 60, 20])
    #expect(text.size(forWidth: 65).width == 65)
    #expect(text.idealSize.width == 130)
  }

  @Test("No space becomes wider than the style allows")
  func largestSpace() throws {
    for (factor, width) in [(1.7, 50.0), (1.75, 65)] {
      let text = PreparedText(
        "a b c dddd",
        font: try .square(),
        options: Self.options {
          $0.alignment = .justified
          $0.largestSpace = factor
        }
      )
      #expect(text.lines(forWidth: 65).first?.width == width)
    }
  }

  @Test("The ink of a justified line ends at its end")
  func justifiedInk() throws {
    let text = PreparedText(
      "a b c dddd",
      font: try .square(),
      options: Self.options {
        $0.alignment = .justified
      }
    )
    let plain = PreparedText("a b c dddd", font: try .square())
    let ink = try #require(text.inkBounds(forWidth: 65))
    let plainInk = try #require(plain.inkBounds(forWidth: 65))
    #expect(ink.width - plainInk.width == 15)
  }

  @Test("A text is as wide as its widest line or as its room (T121)")
  func policies() throws {
    let tight = try Self.text(WorkedNumberTests.fox) { _ in }
    let fill = try Self.text(WorkedNumberTests.fox, policy: .fill) { _ in }
    #expect(tight.size(forWidth: 200).width == 193.1640625)
    #expect(fill.size(forWidth: 200).width == 200)
    #expect(fill.size(forWidth: nil).width == tight.idealSize.width)
  }
}
