/// The lookups of a face, as its tables state them.
///
/// Valid as long as the face lives.
///
/// Source: OpenType `GSUB` and `GPOS`, `LookupList`.
struct LayoutTable {
  /// The two tables of lookups.
  enum Kind {
    case substitution
    case positioning

    /// The table's name.
    var tag: FontTag { FontTag(rawValue: self == .substitution ? 0x4753_5542 : 0x4750_4F53) }
  }

  let kind: Kind
  let table: TableReader

  /// Reads a table of a face.
  init(_ kind: Kind, of face: HarfBuzzFace) {
    self.init(kind, TableReader(bytes: face.table(kind.tag)))
  }

  /// Reads a table.
  init(_ kind: Kind, _ table: TableReader) {
    self.kind = kind
    self.table = table
  }

  /// A lookup by its index in the list; `nil` if it cannot be read.
  func lookup(_ index: UInt32) -> Lookup? {
    guard let list = table.unsigned16(at: 8),
      let start = table.unsigned16(at: list + 2 + 2 * Int(index)).map({ list + $0 }),
      let type = table.unsigned16(at: start), let flags = table.unsigned16(at: start + 2),
      let offsets = table.countedNumbers(at: start + 4)
    else { return nil }
    var subtables: [Subtable] = []
    for offset in offsets {
      guard let subtable = Subtable(kind, type: type, table, at: start + offset) else { return nil }
      subtables.append(subtable)
    }
    return Lookup(flags: flags, subtables: subtables)
  }
}
