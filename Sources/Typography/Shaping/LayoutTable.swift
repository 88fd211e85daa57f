/// Reads of what kind the rules of a face are.
///
/// Source: OpenType `GSUB` and `GPOS`, `LookupList`.
struct LayoutTable {
  /// The two tables of rules.
  enum Kind {
    case substitution
    case positioning

    /// The table's name.
    var tag: FontTag { FontTag(rawValue: self == .substitution ? 0x4753_5542 : 0x4750_4F53) }

    /// The type of a rule that stands for another elsewhere in the table.
    var extensionType: Int { self == .substitution ? 7 : 9 }
  }

  /// A part of a rule: where it stands in the table, and its type.
  private struct Subtable {
    let offset: Int
    let type: Int
  }

  private let face: HarfBuzzFace
  private let kind: Kind

  /// Reads a table of a face.
  init(_ kind: Kind, of face: HarfBuzzFace) {
    self.kind = kind
    self.face = face
  }

  /// Whether a rule changes glyphs one by one, whatever stands around them: by one glyph, by several
  /// or by an alternate.
  func changesSingleGlyphs(rule: Int) -> Bool {
    satisfies(rule) { _, subtable in kind == .substitution && (1...3).contains(subtable.type) }
  }

  /// Whether a rule kerns pairs, and a glyph begins none of them.
  func kernsPairs(rule: Int, notBeginningWith glyph: GlyphID) -> Bool {
    satisfies(rule) { table, subtable in
      guard kind == .positioning, subtable.type == 2,
        let coverage = table.unsigned16(at: subtable.offset + 2)
      else { return false }
      return !covers(glyph, table, at: subtable.offset + coverage)
    }
  }

  /// Whether all parts of a rule satisfy a predicate; false if the rule cannot be read.
  private func satisfies(_ rule: Int, _ predicate: (TableReader, Subtable) -> Bool) -> Bool {
    face.withTable(kind.tag) { bytes in
      let table = TableReader(bytes: bytes)
      guard let list = table.unsigned16(at: 8),
        let offset = table.unsigned16(at: list + 2 + 2 * rule),
        let type = table.unsigned16(at: list + offset),
        let count = table.unsigned16(at: list + offset + 4)
      else { return false }
      let lookup = list + offset
      return (0..<count).allSatisfy { index in
        guard let subtable = table.unsigned16(at: lookup + 6 + 2 * index),
          let resolved = resolve(Subtable(offset: lookup + subtable, type: type), table)
        else { return false }
        return predicate(table, resolved)
      }
    }
  }

  private func resolve(_ subtable: Subtable, _ table: TableReader) -> Subtable? {
    guard subtable.type == kind.extensionType else { return subtable }
    guard let type = table.unsigned16(at: subtable.offset + 2), type != kind.extensionType,
      let offset = table.unsigned32(at: subtable.offset + 4)
    else { return nil }
    return Subtable(offset: subtable.offset + offset, type: type)
  }

  /// Whether a coverage table holds a glyph; a table that cannot be read may hold any.
  private func covers(_ glyph: GlyphID, _ table: TableReader, at coverage: Int) -> Bool {
    guard let format = table.unsigned16(at: coverage),
      let count = table.unsigned16(at: coverage + 2)
    else { return true }
    let wanted = Int(glyph.rawValue)
    switch format {
    case 1:
      return (0..<count).contains { table.unsigned16(at: coverage + 4 + 2 * $0) == wanted }
    case 2:
      return (0..<count).contains { index in
        guard let first = table.unsigned16(at: coverage + 4 + 6 * index),
          let last = table.unsigned16(at: coverage + 6 + 6 * index)
        else { return true }
        return first <= wanted && wanted <= last
      }
    default:
      return true
    }
  }
}
