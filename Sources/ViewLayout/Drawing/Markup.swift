/// Pieces of XML.
enum Markup {
  /// Text as it may stand between tags and in quotes: marks are escaped, what XML forbids is
  /// replaced.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The attributes of a rectangle.
  static func attributes(of frame: CGRect) -> String {
    "x=\"\(Notation.length(frame.origin.x))\" y=\"\(Notation.length(frame.origin.y))\" "
      + "width=\"\(Notation.length(frame.size.width))\" "
      + "height=\"\(Notation.length(frame.size.height))\""
  }
}
