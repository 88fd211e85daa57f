/// A glyph of a line, and where it stands.
package struct LineGlyph: Hashable, Sendable {
  /// Where its cluster begins: a UTF-8 offset in the paragraph.
  package let cluster: Int

  /// The pen before it, in layout units from where the line's x counts.
  package let x: Int64

  /// How far it moves the pen, in layout units.
  package let advance: Int64

  /// Whether its run is read from right to left.
  package let isRightToLeft: Bool
}
