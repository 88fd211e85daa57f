internal import TextMeasurement

extension MissingCharacter {
  /// The scalars of the character: `U+0F40 U+0F71`.
  var scalarNames: String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }.joined(separator: " ")
  }
}
