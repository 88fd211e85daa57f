import Testing
import TextAnalysis

@Suite("UTF-16 with lone surrogates")
struct RepairedUTF16Tests {
  @Test(
    "Each lone surrogate becomes one U+FFFD and is reported",
    arguments: [
      ([], "", []),
      ([0x61, 0xD83D, 0xDE00, 0x62], "a😀b", []),
      ([0xD83D], "\u{FFFD}", [0]),
      ([0xDE00], "\u{FFFD}", [0]),
      ([0x61, 0xD83D, 0x62], "a\u{FFFD}b", [1]),
      ([0xDE00, 0xD83D], "\u{FFFD}\u{FFFD}", [0, 1]),
      ([0xD83D, 0xD83D, 0xDE00], "\u{FFFD}😀", [0]),
      ([0xD83D, 0xDE00, 0xDE00], "😀\u{FFFD}", [2]),
      ([0xD83D, 0xD83D, 0xD83D], "\u{FFFD}\u{FFFD}\u{FFFD}", [0, 1, 2]),
      ([0xFFFD, 0xD800, 0xFFFD], "\u{FFFD}\u{FFFD}\u{FFFD}", [1]),
    ] as [([UInt16], String, [Int])]
  )
  func repair(units: [UInt16], text: String, replacements: [Int]) {
    let repaired = RepairedUTF16(codeUnits: units)
    #expect(repaired.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(repaired.replacements.map(\.utf16) == replacements)
    #expect(repaired.text.utf16.count == units.count)
  }
}
