internal import TextMeasurement

/// What others have a say in when a store lays text out; lengths are layout units, offsets UTF-16.
protocol LayoutHooks: AnyObject {
  /// What is left around the lines of a paragraph.
  func spacing(_ proposed: ParagraphSpacing, ofParagraph characters: Range<Int>) -> ParagraphSpacing

  /// What is left below a line.
  func lineSpacing(_ proposed: Int64, below characters: Range<Int>) -> Int64

  /// What stands for an attachment character on a line as wide as its container.
  func attachment(_ proposed: Attachment, at character: Int, width: Int64) -> Attachment
}
