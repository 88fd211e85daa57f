internal import TextMeasurement

/// A text to measure.
struct Sample {
  /// The text.
  let text: String

  /// The same text in UTF-8, as the reference takes it; one element per paragraph.
  let paragraphs: [[UInt8]]

  /// The language, a BCP 47 tag; `nil` if it is not known.
  let language: String?

  /// The place of its font in the workload.
  let font: Int

  /// Unicode scalars in the text.
  let scalarCount: Int

  /// Makes a sample of a text.
  init(_ text: String, language: String?, font: Int = 0) {
    self.text = text
    paragraphs = text.utf8.split(separator: 0x0A).map { Array($0) }
    self.language = language
    self.font = font
    scalarCount = text.unicodeScalars.count
  }
}
