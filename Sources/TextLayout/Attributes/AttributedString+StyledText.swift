public import Foundation
import TextAnalysis
public import TextMeasurement

extension AttributedString {
  /// Makes an attributed string of a text, with the attributes of
  /// ``AttributeScopes/GalleyAttributes`` and Foundation's `languageIdentifier`.
  ///
  /// A property that has the value of `TextStyle(font:)` gets no attribute, nor does a paragraph of
  /// the style `ParagraphStyle()`. A paragraph has its style from its start to its end. So the way
  /// back gives the same text, if it is not empty, its style runs begin at scalars, and its
  /// paragraph styles where paragraphs do:
  ///
  ///     StyledText(AttributedString(text), defaultStyle: TextStyle(font: .system(size: 17)))
  ///
  /// Any other text measures the same; but the style of an empty one is lost.
  ///
  /// - Complexity: O(*n* + *m* log *n*) in the bytes *n* and in the runs and paragraphs *m*.
  public init(_ text: StyledText) {
    self.init(text.string)
    for run in text.runs {
      let range = text.string.scalarRange(run.range)
      self[indices(range)].setAttributes(AttributeContainer(run.style))
    }
    for paragraph in text.string.paragraphRanges {
      let style = text.paragraphStyle(at: paragraph.lowerBound)
      guard style != ParagraphStyle() else { continue }
      self[indices(paragraph)][AttributeScopes.GalleyAttributes.ParagraphStyleAttribute.self] =
        style
    }
  }

  /// The places of UTF-8 offsets, which lie between scalars.
  private func indices(_ range: Range<TextOffset>) -> Range<Index> {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound.utf8)
    return start..<utf8.index(start, offsetBy: range.upperBound.utf8 - range.lowerBound.utf8)
  }
}

extension AttributeContainer {
  /// The attributes in which a style differs from one that has nothing but a font, and the font.
  init(_ style: TextStyle) {
    typealias Galley = AttributeScopes.GalleyAttributes
    self.init()
    self[Galley.FontAttribute.self] = style.font
    self[Galley.KernAttribute.self] = style.kern
    if style.tracking != 0 { self[Galley.TrackingAttribute.self] = style.tracking }
    if style.baselineOffset != 0 {
      self[Galley.BaselineOffsetAttribute.self] = style.baselineOffset
    }
    self[Galley.LigaturesAttribute.self] = style.ligatures
    self[Galley.AttachmentAttribute.self] = style.attachment
    if !style.allowsLineBreaks { self[Galley.AllowsLineBreaksAttribute.self] = false }
    if !style.writingDirections.isEmpty {
      self[Galley.WritingDirectionsAttribute.self] = style.writingDirections
    }
    if !style.rendering.isEmpty { self[Galley.RenderingAttribute.self] = style.rendering }
    self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = style.language
  }
}

extension String {
  /// The paragraphs with their separators: UTF-8 offsets that tile the text.
  fileprivate var paragraphRanges: [Range<TextOffset>] {
    var text = self
    return text.withUTF8 { bytes in
      ParagraphRanges(of: bytes).map {
        TextOffset(utf8: $0.range.lowerBound)..<TextOffset(utf8: $0.range.upperBound)
      }
    }
  }

  /// The scalars that begin in a range.
  ///
  /// A scalar is set in the style of its first byte.
  fileprivate func scalarRange(_ range: Range<TextOffset>) -> Range<TextOffset> {
    boundary(from: range.lowerBound)..<boundary(from: range.upperBound)
  }

  /// The first place between scalars from an offset on.
  private func boundary(from offset: TextOffset) -> TextOffset {
    let index = index(at: offset)
    let start = TextOffset(index, in: self)
    guard start < offset, index < endIndex else { return start }
    return TextOffset(unicodeScalars.index(after: index), in: self)
  }
}
