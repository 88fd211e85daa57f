extension Settings {
  /// Checks that the options are ones that can be followed together.
  ///
  /// - Throws: `Failure.usage` with two that cannot.
  func check() throws(Failure) {
    try checkForm()
    try checkExplanation()
    try checkUnit()
    try checkLayout()
  }

  /// Checks that truncation has a limit, and an ellipsis text that it stands for.
  ///
  /// Records of a batch may say what the options do not.
  ///
  /// - Throws: `Failure.usage` with what is missing.
  func checkTruncation() throws(Failure) {
    if request.truncation != nil, request.lineLimit == nil, request.height == nil {
      throw .usage(
        "'--truncate' needs '--max-lines' or '--height', beyond which text is left out",
        option: .truncate
      )
    }
    if request.ellipsis != nil, request.truncation == nil {
      throw .usage(
        "'--ellipsis' needs '--truncate', which says where text is left out",
        option: .ellipsis
      )
    }
  }

  /// Checks that dots come with their number to the inch, and that the unit can be printed.
  private func checkUnit() throws(Failure) {
    if request.unit == .dots, request.dotsPerInch == nil {
      throw .usage("'--unit dots' needs '--dpi', the number of dots to the inch", option: .dpi)
    }
    if request.unit != .dots, request.dotsPerInch != nil {
      throw .usage("'--dpi' is for '--unit dots'", option: .unit)
    }
    if request.unit != .pt, showsDump {
      throw .usage("'--dump' is in points; leave out '--unit'", option: .dump)
    }
  }

  /// Checks that one question about a layout is asked.
  private func checkLayout() throws(Failure) {
    let questions: [(option: Option, isAsked: Bool)] = [
      (.sweep, sweptWidths != nil), (.explainView, explainedView != nil), (.trace, tracesLayout),
      (.lint, lintsLayout),
    ]
    let asked = questions.filter(\.isAsked).map(\.option)
    if let first = asked.first, asked.count > 1, asked != [.trace, .lint] {
      throw .usage(
        "'\(first.spelling)' and '\(asked[1].spelling)' ask for answers of different forms; "
          + "leave out one of them",
        option: first
      )
    }
    if sweptWidths != nil, proposedWidth != nil || drawingFile != nil {
      throw .usage(
        "'--sweep' is about many widths; leave out "
          + (proposedWidth != nil ? "'--width'" : "'--svg'"),
        option: .sweep
      )
    }
  }

  /// Checks that all lines are there that are to be explained.
  private func checkExplanation() throws(Failure) {
    guard showsExplanation, request.truncation != nil else { return }
    throw .usage(
      "'--explain' tells about all lines, '--truncate' leaves some out; leave out one of them",
      option: .explain
    )
  }

  /// Checks that no option about the form of the answer would silently override another.
  private func checkForm() throws(Failure) {
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
