internal import TextMeasurement

extension EnvironmentValues {
  /// The style of paragraphs that have none.
  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = lineAlignment
    style.lineSpacing = Double(lineSpacing)
    return style
  }

  /// Where lines stand: from right to left, leading is on the right whatever the text is.
  private var lineAlignment: TextAlignment {
    guard layoutDirection == .rightToLeft else { return multilineTextAlignment }
    return switch multilineTextAlignment {
    case .leading: .trailing
    case .trailing: .leading
    case .natural, .center, .justified: multilineTextAlignment
    }
  }
}
