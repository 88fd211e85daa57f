internal import TextAnalysis

/// A part of a line: text, or the token that stands for text that is left out.
struct ShownPart {
  /// What is shown.
  enum Content {
    /// Text of the paragraph.
    case text(LineSpan)

    /// What stands for the text of a range: UTF-8 offsets in the paragraph.
    case token(PreparedText, Range<Int>)
  }

  /// What is shown.
  let content: Content

  /// The left end, in layout units from the left end of the line's content.
  var x: Int64

  /// The width, in layout units.
  let width: Int64
}

extension Paragraph {
  /// The parts of a line, from left to right: text, token, text in the paragraph's direction.
  func parts(of placed: PreparedText.PlacedSpan) -> [ShownPart] {
    guard let truncation = placed.truncation else {
      return [ShownPart(content: .text(placed.span), x: 0, width: placed.span.width)]
    }
    var parts: [ShownPart] = []
    if let prefix = truncation.prefix {
      parts.append(ShownPart(content: .text(prefix), x: 0, width: prefix.width))
    }
    if let token = truncation.token {
      let content = ShownPart.Content.token(token, truncation.cut)
      parts.append(ShownPart(content: content, x: 0, width: truncation.tokenWidth))
    }
    if let suffix = truncation.suffix {
      parts.append(ShownPart(content: .text(suffix), x: 0, width: suffix.width))
    }
    if baseLevel.isRightToLeft { parts.reverse() }
    var x: Int64 = 0
    for index in parts.indices {
      parts[index].x = x
      x += parts[index].width
    }
    return parts
  }
}
