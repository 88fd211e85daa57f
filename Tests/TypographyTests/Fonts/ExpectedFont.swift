import Foundation
import TestFixtures

/// What `EXPECTED.json` says of one file.
struct ExpectedFont: Decodable {
  /// What it says of one face, in design units.
  struct Face: Decodable {
    let family: String
    let unitsPerEm: Int
    let glyphs: Int
    let hhea: [Double]
    let typo: [Double]?
    let win: [Double]?
    let useTypoMetrics: Bool?
    let axes: [String: [Double]]?
    let advance: [String: Double]
  }

  let bytes: Int
  let note: String
  let faces: [Face]?

  /// All files, by their paths.
  static let all: [String: ExpectedFont] = {
    guard let data = try? Data(contentsOf: Fixtures.file("Fonts/EXPECTED.json")) else { return [:] }
    return (try? JSONDecoder().decode([String: ExpectedFont].self, from: data)) ?? [:]
  }()

  /// The names of the files that are whole fonts, sorted.
  static let wholeFonts = all.filter { $0.value.faces != nil }.keys.sorted()
}

extension ExpectedFont.Face {
  /// Ascent, descent and line gap by CoreText's choice: `hhea`, typo, win; in design units.
  var appleLines: [Double] {
    [hhea, typo, win.map { [$0[0], -$0[1], 0] }]
      .compactMap { $0 }
      .first { $0[0] != 0 || $0[1] != 0 }
      .map { [$0[0], abs($0[1]), max(0, $0[2])] } ?? [0, 0, 0]
  }

  /// Ascent, descent and line gap by OpenType's choice, in design units.
  var openTypeLines: [Double] {
    guard useTypoMetrics == true, let typo else { return appleLines }
    return [typo[0], abs(typo[1]), max(0, typo[2])]
  }
}
