package import Typography

/// A glyph of a prepared paragraph, or what stands for a tab, an attachment or a separator.
package struct ParagraphGlyph: Hashable, Sendable {
  /// The glyph; `nil` for what is no glyph of a face.
  package let id: GlyphID?

  /// The text that its cluster stands for: UTF-8 offsets in the paragraph.
  package let cluster: Range<Int>

  /// The index of its run.
  package let run: Int
}
