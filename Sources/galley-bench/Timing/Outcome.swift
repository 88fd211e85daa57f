/// What comparing results with the reference and with themselves gave.
struct Outcome {
  /// Texts that one face has whole, whose widths were compared with the reference.
  var comparedCount = 0

  /// Texts among them that are exactly as wide as the reference says.
  var equalCount = 0

  /// What is wrong; empty if nothing is.
  var findings: [String] = []
}
