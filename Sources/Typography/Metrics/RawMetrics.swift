/// The metrics of a face as its tables hold them, in design units, read once.
///
/// Vertical values are in font space: y up, descents negative.
struct RawMetrics: Hashable, Sendable {
  /// One of the three sets of line metrics that a font may hold.
  struct Lines: Hashable, Sendable {
    var ascender = 0
    var descender = 0
    var lineGap = 0

    var isZero: Bool { ascender == 0 && descender == 0 }
  }

  var unitsPerEm = 1000
  var horizontalHeader = Lines()
  var typographic: Lines?
  var windows: Lines?
  var prefersTypographic = false
  var capHeight: Int?
  var xHeight: Int?
  var underlinePosition = 0
  var underlineThickness = 0
  var strikethroughPosition = 0
  var strikethroughThickness = 0
  var italicAngle = 0.0
  var weightClass = 400
  var widthClass = 5
  /// The most glyphs that one rule of the face looks at, as the face says.
  var longestContext = 0
  var isItalic = false
  var boundingBox = DesignRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Reads `head`, `hhea`, `OS/2` and `post`.
  init(_ face: HarfBuzzFace) {
    readHead(TableReader(bytes: face.table(FontTag(rawValue: 0x6865_6164))))
    readHorizontalHeader(TableReader(bytes: face.table(FontTag(rawValue: 0x6868_6561))))
    readOS2(TableReader(bytes: face.table(FontTag(rawValue: 0x4F53_2F32))))
    readPost(TableReader(bytes: face.table(FontTag(rawValue: 0x706F_7374))))
  }

  /// Source: OpenType `head`.
  private mutating func readHead(_ head: TableReader) {
    unitsPerEm = head.unsigned16(at: 18) ?? 0
    isItalic = (head.unsigned16(at: 44) ?? 0) & 2 != 0
    boundingBox = DesignRect(
      minX: head.signed16(at: 36) ?? 0,
      minY: head.signed16(at: 38) ?? 0,
      maxX: head.signed16(at: 40) ?? 0,
      maxY: head.signed16(at: 42) ?? 0
    )
  }

  /// Source: OpenType `hhea`.
  private mutating func readHorizontalHeader(_ table: TableReader) {
    horizontalHeader = Lines(
      ascender: table.signed16(at: 4) ?? 0,
      descender: table.signed16(at: 6) ?? 0,
      lineGap: table.signed16(at: 8) ?? 0
    )
  }

  /// Source: OpenType `OS/2`; cap height and x-height since version 2.
  private mutating func readOS2(_ table: TableReader) {
    guard let version = table.unsigned16(at: 0) else { return }
    weightClass = table.unsigned16(at: 4) ?? 400
    widthClass = table.unsigned16(at: 6) ?? 5
    strikethroughThickness = table.signed16(at: 26) ?? 0
    strikethroughPosition = table.signed16(at: 28) ?? 0
    let selection = table.unsigned16(at: 62) ?? 0
    isItalic = isItalic || selection & 0x201 != 0
    prefersTypographic = version >= 4 && selection & 0x80 != 0
    if let ascender = table.signed16(at: 68), let descender = table.signed16(at: 70),
      let lineGap = table.signed16(at: 72)
    {
      typographic = Lines(ascender: ascender, descender: descender, lineGap: lineGap)
    }
    if let ascent = table.unsigned16(at: 74), let descent = table.unsigned16(at: 76) {
      windows = Lines(ascender: ascent, descender: -descent)
    }
    guard version >= 2 else { return }
    longestContext = table.unsigned16(at: 94) ?? 0
    xHeight = table.signed16(at: 86).flatMap { $0 > 0 ? $0 : nil }
    capHeight = table.signed16(at: 88).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Source: OpenType `post`.
  private mutating func readPost(_ table: TableReader) {
    italicAngle = table.signed32(at: 4).map(FixedPoint.value(ofSixteenDotSixteen:)) ?? 0
    underlinePosition = table.signed16(at: 8) ?? 0
    underlineThickness = table.signed16(at: 10) ?? 0
  }
}

extension RawMetrics {
  /// The line metrics that a policy chooses, and the table they came from.
  ///
  /// 1. `.openType`: the typographic values if `fsSelection` bit 7 is set.
  /// 2. `hhea`, if not both zero.
  /// 3. The typographic values, if not both zero.
  /// 4. The Windows values.
  func lines(_ policy: LineMetricsPolicy) -> (lines: Lines, source: MetricsSource) {
    if policy == .openType, prefersTypographic, let typographic, !typographic.isZero {
      return (typographic, .typographic)
    }
    if !horizontalHeader.isZero { return (horizontalHeader, .horizontalHeader) }
    if let typographic, !typographic.isZero { return (typographic, .typographic) }
    if let windows { return (windows, .windows) }
    return (horizontalHeader, .horizontalHeader)
  }
}
