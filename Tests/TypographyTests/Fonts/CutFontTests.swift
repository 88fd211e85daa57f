import TestFixtures
import Testing
import Typography

@Suite("Fonts that end before their tables do")
struct CutFontTests {
  /// Files of `corrupt` that FreeType and HarfBuzz would use, and the first table that is cut.
  private static let cutFiles = [
    ("cff-trunc99.bin", "hmtx"), ("hebrew-trunc10.bin", "GDEF"), ("hebrew-trunc50.bin", "GDEF"),
    ("hebrew-trunc90.bin", "gvar"), ("hebrew-trunc99.bin", "gvar"), ("square-trunc90.bin", "GDEF"),
    ("square-trunc99.bin", "GSUB"), ("ttc-cut.bin", "GDEF"), ("vf-trunc10.bin", "GDEF"),
    ("vf-trunc50.bin", "gvar"), ("vf-trunc90.bin", "gvar"), ("vf-trunc99.bin", "gvar"),
  ]

  private func face(_ bytes: [UInt8], index: Int = 0) throws -> FontFace {
    try FontFace(FontData(bytes, name: "cut"), index: index)
  }

  @Test("a font with a table that is cut is refused, and the table is named", arguments: cutFiles)
  func refused(name: String, table: String) throws {
    let path = Fixtures.font("corrupt/\(name)")
    let error = FontError.damaged(file: path, reason: "it ends before its table '\(table)' does")
    #expect(throws: error) { try FontFace(FontData(contentsOf: path)) }
  }

  @Test("the last byte of the last table counts, and the padding after it does not")
  func lastByte() throws {
    var paddings: Set<Int> = []
    for name in [
      "Square-Bold.ttf", "SquareCFF-Regular.otf", "SquareVF.ttf", "SquareStairs-Regular.ttf",
    ] {
      let whole = try Fixtures.fontBytes(name)
      let end = Self.end(ofFaceAt: 0, in: whole)
      paddings.insert(whole.count - end)
      #expect(try face(Array(whole.prefix(end))).glyphCount == face(whole).glyphCount)
      #expect(throws: FontError.self, "\(name)") { try face(Array(whole.prefix(end - 1))) }
    }
    #expect(paddings.contains { $0 > 0 })
  }

  @Test("each face of a collection is judged by itself")
  func collection() throws {
    let whole = try Fixtures.fontBytes("SquareCollection.ttc")
    let ends = (0..<3).map {
      Self.end(ofFaceAt: Self.number(at: 12 + 4 * $0, 4, in: whole), in: whole)
    }
    for cut in ends {
      let opened = (0..<3).map { (try? face(Array(whole.prefix(cut)), index: $0)) != nil }
      #expect(opened == ends.map { $0 <= cut })
    }
    #expect(Set(ends).count > 1)
  }

  @Test("a directory that is cut, or tells of tables beyond the file, is said to be")
  func directory() throws {
    let whole = try Fixtures.fontBytes("Square-Regular.ttf")
    let cut = FontError.damaged(
      file: "memory:cut",
      reason: "it ends before the list of its tables does"
    )
    #expect(throws: cut) { try face(Array(whole.prefix(60))) }
    // The first record: a tag that cannot be printed, and a table of 16 MB.
    var garbled = whole
    garbled[12] = 0x0A
    garbled[24] = 1
    let unnamed = FontError.damaged(
      file: "memory:cut",
      reason: "it ends before one of its tables does"
    )
    #expect(throws: unnamed) { try face(garbled) }
  }

  /// Where the last table of a face ends, without padding.
  private static func end(ofFaceAt start: Int, in bytes: [UInt8]) -> Int {
    (0..<number(at: start + 4, 2, in: bytes))
      .map { start + 12 + 16 * $0 }
      .map { number(at: $0 + 8, 4, in: bytes) + number(at: $0 + 12, 4, in: bytes) }
      .max() ?? 0
  }

  /// The big-endian number of so many bytes.
  private static func number(at offset: Int, _ count: Int, in bytes: [UInt8]) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
