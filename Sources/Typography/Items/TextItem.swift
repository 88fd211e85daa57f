package import TextAnalysis

/// The longest span of a paragraph with one font, script, bidi level, style and kind.
package struct TextItem: Sendable {
  /// How an item moves the pen.
  package enum Kind: Hashable, Sendable {
    /// Glyphs do.
    case text

    /// The line's tab stops do; the item is one tab.
    case tab

    /// What stands for the character does; the item is one U+FFFC.
    case attachment

    /// Nothing does: the item is a separator of lines or paragraphs.
    case separator
  }

  /// Where the item begins: a UTF-8 offset in the paragraph.
  package var start: Int

  /// Where the item ends: a UTF-8 offset in the paragraph.
  package var end: Int

  /// The script that the shaper is told.
  package var script: Script

  /// The bidi level; odd runs from right to left.
  package var level: BidiLevel

  /// The face at a position of its axes.
  package var instance: FontInstance

  /// How the item moves the pen.
  package var kind: Kind

  /// The style of its text, an index in the paragraph's list.
  package var style = 0

  /// Makes an item.
  package init(
    start: Int,
    end: Int,
    script: Script,
    level: BidiLevel,
    instance: FontInstance,
    kind: Kind,
    style: Int = 0
  ) {
    self.start = start
    self.end = end
    self.script = script
    self.level = level
    self.instance = instance
    self.kind = kind
    self.style = style
  }
}
