import Foundation
import TestFixtures
import TextAnalysis
@testable import Typography

/// A text that `hb-shape` has shaped; see `Tests/Fixtures/Shaping/record.py`.
struct RecordedShape: Decodable, Sendable {
  let font: String
  let script: String
  let language: String
  let direction: String
  let features: String
  let variations: String
  let text: String
  let glyphs: [[Int]]

  /// The version of HarfBuzz that the record was made with, and the record.
  static let record: (version: String, shapes: [RecordedShape]) = {
    struct Header: Decodable {
      let harfBuzz: String
    }
    let url = Fixtures.file("Shaping/shapes.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return ("", []) }
    let lines = text.split(separator: "\n").map { Data($0.utf8) }
    let decoder = JSONDecoder()
    guard let first = lines.first, let header = try? decoder.decode(Header.self, from: first)
    else { return ("", []) }
    let shapes = lines.dropFirst().compactMap { try? decoder.decode(RecordedShape.self, from: $0) }
    return (header.harfBuzz, shapes)
  }()

  /// Shapes the text as one item.
  func shaped(by shaper: Shaper) throws -> [ShapedGlyph] {
    let face =
      if font.hasPrefix("test:") {
        try FontFace.fixture(String(font.dropFirst("test:".count)))
      } else {
        FontFace.embedded[font]
      }
    guard let face, let script = FontTag(script) else { return [] }
    let positions = variations.split(separator: ",").compactMap {
      FontVariation(parsing: String($0))
    }
    let settings = features.split(separator: ",").compactMap { FontFeature(parsing: String($0)) }
    let bytes = Array(text.utf8)
    let item = TextItem(
      start: 0,
      end: bytes.count,
      script: Script(rawValue: script.rawValue),
      level: direction == "rtl" ? .rightToLeft : .leftToRight,
      instance: ScaledFont(face, size: 1, variations: positions).instance,
      kind: .text
    )
    var shaped = ShapedText()
    bytes.withUnsafeBufferPointer { text in
      shaper.shape(
        [item],
        of: text,
        traits: [],
        styles: [ShapingStyle(language: language.isEmpty ? nil : language, features: settings)],
        into: &shaped
      )
    }
    return Array(shaped.glyphs)
  }
}

extension RecordedShape: CustomStringConvertible {
  var description: String {
    [font, script, language, direction, features, variations, text].joined(separator: " | ")
  }
}
