import TestFixtures
import Testing
import TextAnalysis
import Typography

@testable import TextMeasurement

/// A paragraph that is prepared after an edit, with glyphs of before, is the one that is prepared
/// from the start.
struct EditedParagraphTests {
  private static let options: MeasuringOptions = {
    var options = MeasuringOptions()
    options.usesFontLeading = true
    return options
  }()

  private static func paragraph(
    _ text: String,
    _ styling: ParagraphStyling,
    reusing former: PreparedParagraph? = nil
  ) -> PreparedParagraph {
    PreparedParagraph(text[...], styling, options, reusing: former)
  }

  private static func styling(_ family: String) throws -> ParagraphStyling {
    ParagraphStyling(
      TextStyle(font: try Font(family, size: 15), language: "de"),
      ParagraphStyle()
    )
  }

  /// Edits a random text again and again.
  ///
  /// - Parameters:
  ///   - edits: What is put in.
  ///   - styling: The style of the text.
  ///   - seed: What the texts and edits follow from.
  ///   - restyle: Changes the styles of a text of so many bytes.
  static func check(
    _ edits: RandomEdits,
    _ styling: ParagraphStyling,
    seed: UInt64,
    restyle: (ParagraphStyling, Int, inout SeededGenerator) -> ParagraphStyling = { same, _, _ in
      same
    }
  ) {
    var generator = SeededGenerator(seed: seed)
    let length = [12, 60, 400].randomElement(using: &generator) ?? 0
    var text = edits.text(length, &generator) + "\n"
    var styling = styling
    var edited = paragraph(text, styling)
    for number in 0..<24 {
      var next = edits.edit(text, &generator)
      if next.isEmpty { next = "\n" }
      styling = restyle(styling, next.utf8.count, &generator)
      edited = paragraph(next, styling, reusing: edited)
      let difference = edited.paragraph.difference(from: paragraph(next, styling).paragraph)
      #expect(
        difference == nil,
        "\(edits.name), seed \(seed), edit \(number): \(text.debugDescription) → \(next.debugDescription)"
      )
      if difference != nil { return }
      text = next
    }
  }

  @Test(
    "edit after edit gives what preparing from the start gives",
    arguments: RandomEdits.all,
    ["Noto Sans", "Inter"]
  )
  func edits(_ edits: RandomEdits, _ family: String) throws {
    let styling = try Self.styling(family)
    for seed in UInt64(0)..<4 { Self.check(edits, styling, seed: seed) }
  }

  @Test("so do edits that change styles too", arguments: RandomEdits.all)
  func styles(_ edits: RandomEdits) throws {
    let styling = try Self.styling("Noto Serif")
    let other = try Font("Inter", size: 15)
    for seed in UInt64(100)..<104 {
      Self.check(edits, styling, seed: seed) { styling, count, generator in
        let start = Int.random(in: 0..<count, using: &generator)
        let range = start..<min(count, start + Int.random(in: 1...40, using: &generator))
        let choice = Int.random(in: 0..<6, using: &generator)
        return styling.changing(in: range, count: count) { style in
          switch choice {
          case 0: style.tracking = 1.5
          case 1: style.font = other
          case 2: style.ligatures = .required
          case 3: style = TextStyle(font: other, language: "ar")
          default: break
          }
        }
      }
    }
  }

  @Test(
    "an edit in a long paragraph shapes little",
    arguments: [
      ("Waffles office AVATAR to be or not, ", "fi"), ("السلام عليكم محمد كتاب ", "لا"),
      ("नमस्ते हिन्दी क्षत्रिय ", "क्ष"), ("มนุษย์ทั้งหลายเกิดมามีอิสระ", "ที่"), ("привет мир, ", "ж"),
      ("שלום עולם ", "א"), ("あいうえおかきくけこ", "ん"),
    ]
  )
  func effort(_ piece: String, _ added: String) throws {
    let styling = try Self.styling("Noto Sans")
    let text = String(repeating: piece, count: 400)
    let former = Self.paragraph(text, styling)
    #expect(former.shapedRunCount == 1)
    #expect(former.shapedByteCount == text.utf8.count)
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let next = text[..<middle] + added + text[middle...]
    let edited = Self.paragraph(String(next), styling, reusing: former)
    #expect(edited.shapedRunCount == 1)
    #expect(edited.shapedByteCount < 600)
    let same = Self.paragraph(text, styling, reusing: former)
    #expect(same.shapedRunCount == 0)
    #expect(same.shapedByteCount == 0)
  }

  @Test("only the runs that an edit changes are shaped")
  func runs() throws {
    let styling = try Self.styling("Noto Sans")
    let former = Self.paragraph("abc שלום def 日本 ghi", styling)
    let edited = Self.paragraph("abc שלום dxef 日本 ghi", styling, reusing: former)
    #expect(former.shapedRunCount > 3)
    #expect(edited.shapedRunCount == 1)
  }
}

extension Paragraph {
  /// The name of what differs from another paragraph; `nil` if nothing does.
  func difference(from other: Paragraph) -> String? {
    let comparisons: [(String, (Paragraph) -> AnyHashable)] = [
      ("text", { paragraph in paragraph.text.string(in: 0..<paragraph.text.count) }),
      ("base level", { $0.baseLevel }),
      ("glyphs", { Array($0.glyphs) }), ("runs", { $0.runs.map(\.facts) }),
      ("line metrics", { $0.lineMetrics }), ("uniform metrics", { $0.uniformMetrics }),
      ("plain height", { $0.plainHeight }), ("places", { $0.breaks.facts }),
      ("keys", { $0.breaks.keys }),
      ("mandatory places", { $0.breaks.mandatory }),
      ("unsafe spans", { $0.breaks.unsafeSpans.map(\.facts) }),
      ("sums", { $0.breaks.sums }), ("tabs", { $0.tabs }),
      ("unbroken parts", { $0.unbrokenParts }), ("size", { $0.size }),
      ("marks", { $0.containsMarks }), ("styles", { $0.styles }),
    ]
    return comparisons.first { $0.1(self) != $0.1(other) }?.0
  }
}

extension ParagraphRun {
  fileprivate var facts: [String] {
    let item = shaped.item
    return [
      "\(item.start)..<\(item.end)", "\(item.script)", "\(item.level)", "\(item.kind)",
      "\(item.style)", "\(ObjectIdentifier(item.instance))", "\(shaped.glyphs)",
      "\(scale.factor)", "\(metrics)", "\(style.tracking)",
    ]
  }
}

extension BreakTable {
  fileprivate var sums: [Int64] {
    [fall, shortWidth, minimumWidth, idealWidth, hasHyphenation ? 1 : 0]
  }

  fileprivate var facts: [[Int]] {
    places.indices.map {
      [Int(places[$0].offset), contentEnd(of: $0), Int(places[$0].traits.rawValue)]
    }
  }

  fileprivate var keys: [[Int64]] { places.indices.map { [places[$0].end, start(of: $0)] } }
}

extension BreakTable.UnsafeSpan {
  fileprivate var facts: [Int64] { [Int64(place), Int64(safeBefore), Int64(safeAfter), trailing] }
}
