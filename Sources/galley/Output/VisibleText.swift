/// Text in quotes in which nothing hides.
enum VisibleText {
  /// The text in quotes, with escapes that `-e` reads for what cannot be seen.
  ///
  /// Joiners that Arabic, Indic and emoji sequences need stay as they are.
  static func quoted(_ text: some StringProtocol) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case " ", "\u{200C}", "\u{200D}": result.unicodeScalars.append(scalar)
      default:
        if isVisible(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return result + "\""
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .unassigned, .surrogate:
      false
    default: true
    }
  }
}
