internal import Foundation

/// Lengths, proposals and frames as people read them.
enum Notation {
  /// A length rounded to thousandths; `inf` if it is infinite.
  static func length(_ length: CGFloat) -> String {
    guard length.isFinite else { return length < 0 ? "-inf" : "inf" }
    return number((Double(length) * 1000).rounded() / 1000)
  }

  /// A proposed length; `nil` where there is none.
  static func length(_ length: CGFloat?) -> String { length.map(Self.length) ?? "nil" }

  /// A size as `300×100`.
  static func size(_ size: CGSize) -> String { "\(length(size.width))×\(length(size.height))" }

  /// A proposal as `300×nil`.
  static func proposal(_ proposal: ProposedViewSize) -> String {
    "\(length(proposal.width))×\(length(proposal.height))"
  }

  /// A frame as `(10,20 300×100)`.
  static func frame(_ frame: CGRect) -> String {
    "(\(length(frame.origin.x)),\(length(frame.origin.y)) \(size(frame.size)))"
  }

  /// A number with the fewest digits that give it back; whole ones without a point.
  static func number(_ number: Double) -> String {
    guard let whole = Int(exactly: number), whole.magnitude < 1 << 53 else {
      return number.description
    }
    return String(whole)
  }
}

extension Notation {
  /// Text in quotes on one line.
  static func quoted(_ text: String) -> String {
    "\"" + escaped(text.map { $0 == "\"" ? "\\\"" : String($0) }.joined()) + "\""
  }

  /// Text on one line, which no terminal takes for a command, and whose characters stand in their
  /// order.
  static func escaped(_ text: String) -> String {
    text.map { character in
      if character == "\n" || character == "\r\n" { return "\\n" }
      return character.unicodeScalars.map { scalar in
        mustBeEscaped(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }.joined()
    }.joined()
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}

extension Notation {
  /// Lengths that differ by no more than this look the same, in points.
  static let tolerance: CGFloat = 0.0005
}
