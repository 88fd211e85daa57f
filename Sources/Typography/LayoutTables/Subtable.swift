/// A part of a lookup: the glyphs at which it applies, and what it does.
///
/// Valid as long as the table that it stands in.
///
/// Source: OpenType `GSUB` and `GPOS`, "Lookup types".
struct Subtable {
  /// What a subtable does, by its type and its format.
  enum Form {
    /// It replaces each glyph apart: by one glyph, by several or by an alternate (`GSUB` 1 to 3).
    case replacement

    /// It moves each glyph apart (`GPOS` 1).
    case movement

    /// It moves the first glyph of two, and perhaps the second (`GPOS` 2).
    case pairs(moveSecond: Bool)

    /// It places a glyph on another (`GPOS` 3 to 6).
    case attachment

    /// It applies where a sequence of glyphs stands (`GSUB` 4, 5, 6 and 8, `GPOS` 7 and 8).
    case sequences(GlyphSequences)
  }

  let form: Form
  let table: TableReader

  /// Where the coverage of the glyphs at which the subtable applies stands in the table.
  ///
  /// For marks that are placed on others, these are the marks. `nil` if it cannot be read.
  let coverage: Int?

  /// Reads a subtable, or the one elsewhere in the table that it stands for (`GSUB` 7, `GPOS` 9).
  ///
  /// - Returns: `nil` if it cannot be read or has a form that OpenType does not know.
  init?(_ kind: LayoutTable.Kind, type: Int, _ table: TableReader, at offset: Int) {
    var (type, offset) = (type, offset)
    if (kind, type) == (.substitution, 7) || (kind, type) == (.positioning, 9) {
      guard let actualType = table.unsigned16(at: offset + 2),
        let distance = table.unsigned32(at: offset + 4)
      else { return nil }
      type = actualType
      offset += distance
    }
    guard let form = Form(kind, type: type, table, at: offset) else { return nil }
    self.form = form
    self.table = table
    var distance = table.unsigned16(at: offset + 2)
    if case .sequences(let sequences) = form, sequences.statesFirst {
      distance = sequences.onlySequence?.first
    }
    coverage = distance.flatMap { distance in
      let format = table.unsigned16(at: offset + distance)
      return distance > 0 && (format == 1 || format == 2) ? offset + distance : nil
    }
  }
}

extension Subtable.Form {
  /// Decodes the form of a subtable that stands for itself.
  fileprivate init?(
    _ kind: LayoutTable.Kind,
    type: Int,
    _ table: TableReader,
    at offset: Int
  ) {
    guard let format = table.unsigned16(at: offset) else { return nil }

    func sequences(
      of elements: GlyphSequences.Elements?,
      _ layout: GlyphSequence.Layout
    ) -> Self? {
      elements.map {
        .sequences(GlyphSequences(elements: $0, layout: layout, table: table, offset: offset))
      }
    }

    let form: Self? =
      switch (kind, type, format) {
      case (.substitution, 1, 1...2), (.substitution, 2...3, 1): .replacement
      case (.substitution, 4, 1): sequences(of: .glyphs, .ligature)
      case (.substitution, 5, _), (.positioning, 7, _):
        sequences(of: .init(rawValue: format), .context)
      case (.substitution, 6, _), (.positioning, 8, _):
        sequences(of: .init(rawValue: format), .chain)
      case (.substitution, 8, 1): sequences(of: .coverages, .reverseChain)
      case (.positioning, 1, 1...2): .movement
      case (.positioning, 2, 1...2): .pairs(moveSecond: table.unsigned16(at: offset + 6) != 0)
      case (.positioning, 3...6, 1): .attachment
      default: nil
      }
    guard let form else { return nil }
    self = form
  }
}

extension Subtable {
  /// The glyphs at which the subtable applies, in ranges of their indices; `nil` if they cannot be
  /// read.
  var coveredGlyphs: [ClosedRange<UInt16>]? { coverage.flatMap(table.coveredGlyphs) }

  /// Whether the subtable may apply at a glyph, given the next one.
  ///
  /// Looks at these two alone, so that it errs towards yes.
  ///
  /// - Parameters:
  ///   - glyph: The glyph at which it would apply.
  ///   - next: The next glyph; `nil` asks whether the subtable may apply whatever follows.
  ///   - work: Is raised by the number of sequences that were looked at.
  /// - Returns: False only if the subtable cannot apply.
  /// - Complexity: O(*n*) in the sequences that begin with the glyph.
  func mayApply(at glyph: GlyphID, before next: GlyphID?, work: inout Int) -> Bool {
    work += 1
    guard let coverage else { return true }
    guard let index = table.coverageIndex(of: glyph, at: coverage) else { return false }
    guard case .sequences(let sequences) = form else { return true }
    return sequences.mayStand(at: glyph, coverageIndex: index, before: next, work: &work)
  }
}
