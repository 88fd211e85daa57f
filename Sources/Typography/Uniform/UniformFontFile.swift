/// The bytes of a TrueType font in which one empty glyph stands for every scalar.
///
/// Source: OpenType, the tables named below.
struct UniformFontFile {
  /// The file.
  let bytes: [UInt8]

  /// Writes a font.
  init(_ measures: UniformMeasures) {
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", Self.windowsMetrics(measures)), ("cmap", Self.characterMap),
      ("glyf", [0, 0, 0, 0]), ("head", Self.head(measures)),
      ("hhea", Self.horizontalHeader(measures)), ("hmtx", Self.advances(measures)),
      ("loca", [UInt8](repeating: 0, count: 2 * (Self.glyphCount + 1))),
      ("maxp", Self.limits), ("name", Self.names), ("post", Self.printing),
    ]
    bytes = Self.file(of: tables)
  }

  /// `.notdef` and the glyph of all scalars.
  private static let glyphCount = 2

  private static func file(of tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var directory = BigEndianBytes()
    directory.append32(0x0001_0000)
    // The power of two below ten is eight: 16 times it, its exponent, and what is left.
    for value in [tables.count, 128, 3, tables.count * 16 - 128] { directory.append16(value) }
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      directory.bytes += Array(table.tag.utf8)
      for value in [0, start + body.count, table.bytes.count] { directory.append32(value) }
      body += table.bytes
      body += [UInt8](repeating: 0, count: -body.count & 3)
    }
    return directory.bytes + body
  }

  private static func head(_ measures: UniformMeasures) -> [UInt8] {
    var table = BigEndianBytes()
    for value in [0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5] { table.append32(value) }
    for value in [0, measures.unitsPerEm] { table.append16(value) }
    for _ in 0..<4 { table.append32(0) }
    for value in [0, 0, 0, 0, 0, 8, 2, 0, 0] { table.append16(value) }
    return table.bytes
  }

  private static func horizontalHeader(_ measures: UniformMeasures) -> [UInt8] {
    var table = BigEndianBytes()
    table.append32(0x0001_0000)
    table.append16(UniformMeasures.units(measures.ascent))
    table.append16(-UniformMeasures.units(measures.descent))
    table.append16(UniformMeasures.units(measures.leading))
    table.append16(UniformMeasures.units(measures.advance))
    for value in [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, glyphCount] { table.append16(value) }
    return table.bytes
  }

  private static func advances(_ measures: UniformMeasures) -> [UInt8] {
    var table = BigEndianBytes()
    for _ in 0..<glyphCount {
      table.append16(UniformMeasures.units(measures.advance))
      table.append16(0)
    }
    return table.bytes
  }

  private static func windowsMetrics(_ measures: UniformMeasures) -> [UInt8] {
    var table = BigEndianBytes()
    for value in [4, UniformMeasures.units(measures.advance), 400, 5, 0] { table.append16(value) }
    table.bytes += [UInt8](repeating: 0, count: 52)
    for value in [
      0x40, 0, 0xFFFF, UniformMeasures.units(measures.ascent),
      -UniformMeasures.units(measures.descent), UniformMeasures.units(measures.leading),
      UniformMeasures.units(measures.ascent), UniformMeasures.units(measures.descent),
    ] {
      table.append16(value)
    }
    for _ in 0..<2 { table.append32(0) }
    let height = UniformMeasures.units(measures.capHeight)
    for value in [height, height, 0, 0x20, 1] { table.append16(value) }
    return table.bytes
  }

  /// All scalars, as one group of format 13.
  private static var characterMap: [UInt8] {
    var table = BigEndianBytes()
    for value in [0, 1, 3, 10] { table.append16(value) }
    table.append32(12)
    for value in [13, 0] { table.append16(value) }
    for value in [28, 0, 1, 0, 0x10FFFF, 1] { table.append32(value) }
    return table.bytes
  }

  private static var limits: [UInt8] {
    var table = BigEndianBytes()
    table.append32(0x0001_0000)
    for value in [glyphCount, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0] { table.append16(value) }
    return table.bytes
  }

  /// The family `Uniform` and the style `Regular`.
  private static var names: [UInt8] {
    let strings = [(id: 1, text: "Uniform"), (id: 2, text: "Regular")]
    var table = BigEndianBytes()
    for value in [0, strings.count, 6 + 12 * strings.count] { table.append16(value) }
    var storage = BigEndianBytes()
    for string in strings {
      for value in [3, 1, 0x409, string.id, 2 * string.text.utf16.count, storage.bytes.count] {
        table.append16(value)
      }
      for unit in string.text.utf16 { storage.append16(Int(unit)) }
    }
    return table.bytes + storage.bytes
  }

  private static var printing: [UInt8] {
    var table = BigEndianBytes()
    for value in [0x0003_0000, 0, 0, 0, 0, 0, 0, 0] { table.append32(value) }
    return table.bytes
  }
}

/// Numbers of font tables, the highest byte first.
private struct BigEndianBytes {
  var bytes: [UInt8] = []

  /// Appends the lower 16 bits of a number.
  mutating func append16(_ value: Int) {
    bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  /// Appends the lower 32 bits of a number.
  mutating func append32(_ value: Int) {
    append16(value >> 16)
    append16(value)
  }
}
