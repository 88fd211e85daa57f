internal import TextMeasurement

/// Prints the timings of workloads beside their targets.
struct Report {
  /// Results that were wrong.
  private(set) var wrongCount = 0

  /// Ratios and counts over their targets.
  private(set) var overCount = 0

  /// The versions of the libraries that the times rest on, one a line.
  static var versions: String {
    let versions = LibraryVersions.current
    return "harfbuzz \(versions.harfBuzz)\nicu \(versions.icu)\nunicode \(versions.unicode)"
  }

  /// Prints what the figures mean.
  func begin(rounds: Int) {
    let versions = Self.versions.split(separator: "\n").joined(separator: ", ")
    Output.say(
      """
      \(versions); the fastest of \(rounds) rounds; ratios to hb_shape of the same texts
      """
    )
  }

  /// Prints one workload.
  mutating func add(_ workload: Workload, _ timings: Timings, _ outcome: Outcome) {
    let count = Double(workload.scalarCount)
    Output.say("")
    Output.say(
      """
      \(workload.title): \(workload.samples.count) texts, \(workload.scalarCount) characters, \
      hb_shape \(Column.decimal(timings.reference.total / count, 1)) ns a character, \
      \(Column.decimal(timings.reference.total / Double(workload.samples.count) / 1000, 2)) us a text
      """
    )
    for quantity in Quantity.allCases {
      let row = ReportRow(quantity, workload, timings)
      if row.isOver { overCount += 1 }
      Output.say(row.line)
    }
    if let allocations = timings.allocationCount {
      let isOver = allocations > 0
      if isOver { overCount += 1 }
      Output.say(
        Column.left("  blocks allocated", 24)
          + Column.right("\(allocations) in \(timings.heightCount) heights", 34)
          + Column.right("none", 25) + (isOver ? "   OVER" : "   ok")
      )
    }
    Output.say(
      Column.left("  widths like hb_shape", 24)
        + Column.right("\(outcome.equalCount) of \(outcome.comparedCount) in one face", 34)
    )
    let findings = outcome.findings
    wrongCount += findings.count
    for finding in findings.prefix(5) { Output.say("  WRONG: \(finding)") }
    if findings.count > 5 { Output.say("  WRONG: \(findings.count - 5) more") }
  }

  /// Prints the result of all.
  func finish() {
    Output.say("")
    Output.say("\(wrongCount) results wrong, \(overCount) figures over their target")
  }
}
