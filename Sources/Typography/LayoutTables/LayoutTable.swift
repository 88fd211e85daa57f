/// The rules of a face, as its tables state them.
///
/// Valid as long as the face lives.
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

  /// A lookup: parts of which the first that fits a glyph applies.
  struct Rule {
    /// Which glyphs the rule passes over.
    ///
    /// Source: OpenType `lookupFlag`.
    let flags: Int

    let parts: [Part]

    /// Whether the rule passes over letters, so that it does not look at the next glyph.
    var skipsLetters: Bool { flags & 0x6 != 0 }
  }

  /// A subtable: where it stands in the table, and its type.
  struct Part {
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

  /// A rule by its number; `nil` if it cannot be read.
  func rule(_ number: UInt32) -> Rule? {
    guard let list = table.unsigned16(at: 8),
      let offset = table.unsigned16(at: list + 2 + 2 * Int(number)),
      let type = table.unsigned16(at: list + offset),
      let flags = table.unsigned16(at: list + offset + 2),
      let count = table.unsigned16(at: list + offset + 4)
    else { return nil }
    var parts: [Part] = []
    for index in 0..<count {
      guard let part = table.unsigned16(at: list + offset + 6 + 2 * index),
        let resolved = resolve(Part(offset: list + offset + part, type: type))
      else { return nil }
      parts.append(resolved)
    }
    return Rule(flags: flags, parts: parts)
  }

  private func resolve(_ part: Part) -> Part? {
    guard part.type == kind.extensionType else { return part }
    guard let type = table.unsigned16(at: part.offset + 2), type != kind.extensionType,
      let offset = table.unsigned32(at: part.offset + 4)
    else { return nil }
    return Part(offset: part.offset + offset, type: type)
  }

  /// Whether a rule changes glyphs one by one, whatever stands around them: by one glyph, by several
  /// or by an alternate.
  func changesSingleGlyphs(rule number: UInt32) -> Bool {
    guard kind == .substitution, let rule = rule(number) else { return false }
    return rule.parts.allSatisfy { (1...3).contains($0.type) }
  }

  /// Whether a rule kerns pairs by moving the first glyph, and a glyph begins none of them.
  func kernsPairs(rule number: UInt32, notBeginningWith glyph: GlyphID) -> Bool {
    guard kind == .positioning, let rule = rule(number) else { return false }
    return rule.parts.allSatisfy { part in
      guard part.type == 2, table.unsigned16(at: part.offset + 6) == 0,
        let coverage = coverage(of: part), table.coveredGlyphs(at: coverage) != nil
      else { return false }
      return table.coverageIndex(of: Int(glyph.rawValue), at: coverage) == nil
    }
  }

  /// Where the coverage of the glyphs at which a part applies stands in the table.
  ///
  /// For marks that are placed on others, these are the marks. `nil` if the part cannot be read.
  func coverage(of part: Part) -> Int? {
    var place = part.offset + 2
    if isContext(part), table.unsigned16(at: part.offset) == 3 {
      place = part.offset + 6
      if part.type == chainType {
        guard let before = table.unsigned16(at: part.offset + 2) else { return nil }
        place = part.offset + 6 + 2 * before
      }
    }
    guard let coverage = table.unsigned16(at: place), coverage > 0,
      let format = table.unsigned16(at: part.offset + coverage), format == 1 || format == 2
    else { return nil }
    return part.offset + coverage
  }

  /// The type of rules that look at glyphs before and after those that they change.
  var chainType: Int { kind == .substitution ? 6 : 8 }

  /// Whether a part calls other rules where a sequence of glyphs stands.
  func isContext(_ part: Part) -> Bool {
    part.type == chainType || part.type == chainType - 1
  }
}
