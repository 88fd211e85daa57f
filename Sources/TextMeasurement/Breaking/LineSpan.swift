/// A line that was found: where it ends and how wide it is.
struct LineSpan {
  /// Where the line begins: a UTF-8 offset in the paragraph.
  var start: Int

  /// Where the line ends.
  var end: Int

  /// Where its white space at the end begins.
  var contentEnd: Int

  /// How wide it is without white space at the end, in layout units.
  var width: Int64

  /// How much of that its spaces were made wider by, to fill the line.
  var stretch: Int64 = 0

  /// Whether some of it lies beyond the end of the line.
  var isClipped = false

  /// How wide the white space at its end is.
  var trailing: Int64

  /// Why it ended.
  var reason: LineEnd

  /// Whether it shows a hyphen that the text does not have.
  var showsHyphen: Bool

  /// From the leading margin to the line's start, in layout units; `nil` if the style of the
  /// paragraph says it.
  var indent: Int64?

  /// Where the next line begins.
  var next: LineStart
}
