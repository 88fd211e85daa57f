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

    /// The type of a lookup that stands for another elsewhere in the table.
    var extensionType: Int { self == .substitution ? 7 : 9 }
  }

  /// A lookup: subtables of which the first that fits a glyph applies.
  struct Lookup {
    /// Which glyphs the lookup passes over.
    ///
    /// Source: OpenType `lookupFlag`.
    let flags: Int

    let subtables: [Subtable]

    /// Whether the lookup passes over letters, so that it does not look at the next glyph.
    var skipsLetters: Bool { flags & 0x6 != 0 }
  }

  /// A subtable: where it stands in the table, and its type.
  struct Subtable {
    let offset: Int
    let type: Int
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
      let offset = table.unsigned16(at: list + 2 + 2 * Int(index)),
      let type = table.unsigned16(at: list + offset),
      let flags = table.unsigned16(at: list + offset + 2),
      let count = table.unsigned16(at: list + offset + 4)
    else { return nil }
    var subtables: [Subtable] = []
    for index in 0..<count {
      guard let subtable = table.unsigned16(at: list + offset + 6 + 2 * index),
        let resolved = resolve(Subtable(offset: list + offset + subtable, type: type))
      else { return nil }
      subtables.append(resolved)
    }
    return Lookup(flags: flags, subtables: subtables)
  }

  private func resolve(_ subtable: Subtable) -> Subtable? {
    guard subtable.type == kind.extensionType else { return subtable }
    guard let type = table.unsigned16(at: subtable.offset + 2), type != kind.extensionType,
      let offset = table.unsigned32(at: subtable.offset + 4)
    else { return nil }
    return Subtable(offset: subtable.offset + offset, type: type)
  }

  /// Whether a lookup changes glyphs one by one, whatever stands around them: by one glyph, by
  /// several or by an alternate.
  func changesSingleGlyphs(lookup index: UInt32) -> Bool {
    guard kind == .substitution, let lookup = lookup(index) else { return false }
    return lookup.subtables.allSatisfy { (1...3).contains($0.type) }
  }

  /// Whether a lookup kerns pairs by moving the first glyph, and a glyph begins none of them.
  func kernsPairs(lookup index: UInt32, notBeginningWith glyph: GlyphID) -> Bool {
    guard kind == .positioning, let lookup = lookup(index) else { return false }
    return lookup.subtables.allSatisfy { subtable in
      guard subtable.type == 2, table.unsigned16(at: subtable.offset + 6) == 0,
        let coverage = coverage(of: subtable), table.coveredGlyphs(at: coverage) != nil
      else { return false }
      return table.coverageIndex(of: Int(glyph.rawValue), at: coverage) == nil
    }
  }

  /// Where the coverage of the glyphs at which a subtable applies stands in the table.
  ///
  /// For marks that are placed on others, these are the marks. `nil` if the subtable cannot be
  /// read.
  func coverage(of subtable: Subtable) -> Int? {
    var place = subtable.offset + 2
    if isContext(subtable), table.unsigned16(at: subtable.offset) == 3 {
      place = subtable.offset + 6
      if subtable.type == chainType {
        guard let before = table.unsigned16(at: subtable.offset + 2) else { return nil }
        place = subtable.offset + 6 + 2 * before
      }
    }
    guard let coverage = table.unsigned16(at: place), coverage > 0,
      let format = table.unsigned16(at: subtable.offset + coverage), format == 1 || format == 2
    else { return nil }
    return subtable.offset + coverage
  }

  /// The type of lookups that look at glyphs before and after those that they change.
  var chainType: Int { kind == .substitution ? 6 : 8 }

  /// Whether a subtable calls other lookups where a sequence of glyphs stands.
  func isContext(_ subtable: Subtable) -> Bool {
    subtable.type == chainType || subtable.type == chainType - 1
  }
}
