public import Foundation
public import TextMeasurement

/// A line of a layout fragment, or the part of one beside an exclusion.
///
/// Lengths are points in the space of the layout fragment: y down from the top left of its frame.
///
/// Source: TextKit's `NSTextLineFragment`, which answers in a space of its own.
public struct TextLineFragment: Sendable {
  /// The text, with white space and the separator at its end: UTF-16 offsets from the start of its
  /// paragraph, as TextKit has it.
  public let characterRange: Range<Int>

  /// The text in its document.
  public let textRange: TextRange

  /// The box around the text: as wide as it without white space at its end, and as high as the line
  /// without what is left below it.
  public let typographicBounds: FragmentRect

  /// Where the pen begins on the baseline.
  public let glyphOrigin: FragmentPoint

  /// Where a line comes from.
  enum Kind: Hashable, Sendable {
    /// The first or only part of a line of the paragraph.
    case row

    /// Another part of it, beside an exclusion.
    case besideOther

    /// The empty line after the paragraph.
    case extra
  }

  /// Where the line comes from.
  let kind: Kind

  /// The line.
  let line: ParagraphLine

  /// The edges between which text can stand, in layout units from the left edge of the container.
  let edges: Range<Int64>

  /// What is left below it, in layout units.
  let spacing: Int64

  /// What has to be added to places of the line, in layout units, so that they count from the
  /// frame.
  let shift: UnitPoint

  /// The paragraph, and its glyphs.
  let stored: StoredParagraph
  let prepared: PreparedParagraph
}

extension TextLineFragment {
  /// Whether it is the empty line after a final newline.
  public var isExtra: Bool { kind == .extra }

  /// Whether it is not beside the line before it.
  public var beginsRow: Bool { kind != .besideOther }

  /// Why it ended.
  public var end: LineEnd { line.end }

  /// Whether it shows a hyphen that the text does not have.
  public var isHyphenated: Bool { line.isHyphenated }

  /// Whether some of its text lies beyond its end, and is not in its width.
  public var isClipped: Bool { line.isClipped }

  /// From the baseline up to the top of the faces' line boxes, positive.
  public var ascent: CGFloat { CGFloat(units: line.ascent) }

  /// From the baseline down to the bottom of the faces' line boxes, positive.
  public var descent: CGFloat { CGFloat(units: line.descent) }

  /// What the faces add below the descent.
  public var leading: CGFloat { CGFloat(units: line.leading) }

  /// How wide the white space is that hangs at its end.
  public var trailingWhitespaceWidth: CGFloat { CGFloat(units: line.trailing) }

  /// The text that is left out of it, and a token shown for, if there is one: UTF-16 offsets from
  /// the start of its paragraph; `nil` if none is.
  public var truncatedRange: Range<Int>? {
    line.cut.map { stored.utf16Offset($0.lowerBound)..<stored.utf16Offset($0.upperBound) }
  }

  /// The characters of the line.
  public var string: String {
    String(stored.text.part(isExtra ? stored.utf8Count..<stored.utf8Count : line.range))
  }

  /// The box around everything that is painted; `nil` if nothing is.
  ///
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  public var inkBounds: FragmentRect? {
    guard !isExtra, let ink = prepared.inkBounds(of: line) else { return nil }
    return FragmentRect(
      x: ink.x + CGFloat(units: shift.x),
      y: ink.y + CGFloat(units: shift.y),
      width: ink.width,
      height: ink.height
    )
  }
}

extension TextLineFragment {
  /// Where a character begins to be read, on the baseline.
  ///
  /// - Parameter index: A UTF-16 offset from the start of the paragraph; one inside a grapheme
  ///   cluster counts as its start, and one outside the line as the nearest in it.
  /// - Returns: The place of its caret.
  /// - Complexity: O(*n*) in the clusters of the line; O(log *n*) if it is long and was asked about
  ///   shortly before.
  public func locationForCharacter(at index: Int) -> FragmentPoint {
    FragmentPoint(x: CGFloat(units: caretX(at: index) + shift.x), y: glyphOrigin.y)
  }

  /// The character whose caret is nearest to a point.
  ///
  /// - Parameter point: Only its x matters; left and right of the text it is the end that is there.
  /// - Returns: A UTF-16 offset from the start of the paragraph: the end of a cluster if that is
  ///   nearer than its start.
  /// - Complexity: O(*n*) in the clusters of the line; O(log *n*) if it is long and was asked about
  ///   shortly before.
  public func characterIndex(for point: FragmentPoint) -> Int {
    guard !isExtra else { return characterRange.lowerBound }
    return stored.utf16Offset(hit(point).offset)
  }

  /// How far across the glyph at a point that is, in the direction of reading.
  ///
  /// - Parameter point: Only its x matters.
  /// - Returns: From 0 to 1; beside the text 0 where the line begins, and 1 where it ends.
  /// - Complexity: O(*n*) in the clusters of the line; O(log *n*) if it is long and was asked about
  ///   shortly before.
  public func fractionOfDistanceThroughGlyph(for point: FragmentPoint) -> CGFloat {
    isExtra ? 0 : hit(point).fraction
  }

  private func hit(_ point: FragmentPoint) -> LineHit {
    prepared.hit(point.x.units - shift.x, on: line)
  }

  /// The caret of a UTF-16 offset in the paragraph, in layout units of the container.
  func caretX(at index: Int) -> Int64 {
    guard !isExtra else { return line.x }
    let index = min(max(index, characterRange.lowerBound), characterRange.upperBound)
    return prepared.caret(at: stored.utf8Offset(index), of: line).x
  }

  /// The box of the attachment at a UTF-16 offset in the paragraph.
  func attachmentFrame(at index: Int) -> FragmentRect? {
    let offset = stored.utf8Offset(index)
    guard !isExtra, line.range.contains(offset),
      stored.text.unicodeScalars[stored.text.utf8.index(stored.text.startIndex, offsetBy: offset)]
        == "\u{FFFC}",
      case let style = stored.styling.style(at: offset).style,
      let attachment = style.attachment,
      let span = prepared.spans(of: offset..<offset + 3, on: line).first
    else { return nil }
    let size = attachment.size
    return FragmentRect(
      x: CGFloat(units: span.lowerBound + shift.x),
      y: glyphOrigin.y - style.baselineOffset + attachment.descent - size.height,
      width: size.width,
      height: size.height
    )
  }
}
