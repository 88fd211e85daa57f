extension Settings {
  /// Checks that no option about the form of the answer would silently override another.
  ///
  /// - Throws: `Failure.usage` with the two that cannot both be followed.
  func checkForm() throws(Failure) {
    let forms: [(spelling: String, option: Option, isGiven: Bool)] = [
      ("--value", .value, value != nil),
      ("--dump", .dump, showsDump),
      ("--explain", .explain, showsExplanation),
      ("--format \(format?.rawValue ?? "")", .format, format != nil && format != .text),
    ]
    let given = forms.filter(\.isGiven)
    // An explanation has a form in JSON, and one in rows is that of its lines.
    guard given.count > 1, given.map(\.option) != [.explain, .format] else { return }
    throw .usage(
      "'\(given[0].spelling)' and '\(given[1].spelling)' ask for answers of different forms; "
        + "leave out one of them",
      option: given[0].option
    )
  }
}
