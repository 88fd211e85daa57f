/// The rule by which a line may or must end at a place.
///
/// Source: UAX #14.
public struct BreakRule: Hashable, Sendable, CustomStringConvertible {
  /// The rule's name, such as `LB18`; `dictionary` for words that only a dictionary finds.
  public let name: String

  /// The line break class of the character before the place, such as `SP`; spaces before the place
  /// are passed over for `LB18` and `LB8`.
  public let before: String

  /// The class of the character after it; `nil` at the end of the text.
  public let after: String?

  /// The rule and the classes: `LB18: AL SP ÷ AL`.
  public var description: String {
    let spaces = name == "LB18" ? " SP" : ""
    return "\(name): \(before)\(spaces) ÷ \(after ?? "end")"
  }

  /// Finds the rule at a place where the text allows or demands a break.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - offset: The place.
  /// - Returns: The rule; `nil` at the start of the text.
  public static func rule(in text: String, at offset: TextOffset) -> BreakRule? {
    let index = text.index(at: offset)
    guard index > text.startIndex else { return nil }
    let scalars = text.unicodeScalars
    let after = index < scalars.endIndex ? lineBreakClass(scalars[index]) : nil
    var place = scalars.index(before: index)
    let last = lineBreakClass(scalars[place])
    switch last {
    case "BK": return BreakRule(name: "LB4", before: last, after: after)
    case "CR", "LF", "NL": return BreakRule(name: "LB5", before: last, after: after)
    default: break
    }
    guard let after else { return BreakRule(name: "LB3", before: last, after: nil) }
    var hasSpaces = false
    while place > scalars.startIndex, lineBreakClass(scalars[place]) == "SP" {
      hasSpaces = true
      place = scalars.index(before: place)
    }
    // Marks take the class of what they stand on, but for spaces. Source: LB9.
    while place > scalars.startIndex, ["CM", "ZWJ"].contains(lineBreakClass(scalars[place])) {
      place = scalars.index(before: place)
    }
    let before = lineBreakClass(scalars[place])
    let name: String
    switch (before, hasSpaces, after) {
    case ("ZW", _, _): name = "LB8"
    case (_, true, _): name = "LB18"
    case ("CB", _, _), (_, _, "CB"): name = "LB20"
    case ("SA", _, "SA"): name = "dictionary"
    case ("RI", _, "RI"): name = "LB30a"
    default: name = "LB31"
    }
    return BreakRule(name: name, before: before, after: after)
  }

  private static func lineBreakClass(_ scalar: Unicode.Scalar) -> String {
    CharacterProperties.lineBreakClass(scalar.value)
  }
}
