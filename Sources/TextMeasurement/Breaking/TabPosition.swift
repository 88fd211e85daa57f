/// A tab of a paragraph.
struct TabPosition: Hashable, Sendable {
  /// Where the tab stands: a UTF-8 offset in the paragraph.
  let offset: Int

  /// How far the pen has come from the paragraph's start, tabs left out, in layout units.
  let pen: Int64

  /// The decimal point of the text after the tab, if that matters: its offset, and the pen there.
  var decimal: DecimalPoint?

  /// The decimal point of the text after a tab.
  struct DecimalPoint: Hashable, Sendable {
    /// A UTF-8 offset in the paragraph.
    let offset: Int

    /// The pen, tabs left out, in layout units.
    let pen: Int64
  }
}
