/// One timing of a workload beside its target.
struct ReportRow {
  /// Whether the ratio is over its target.
  let isOver: Bool

  /// The row as it is printed.
  let line: String

  /// Makes the row of a quantity.
  init(_ quantity: Quantity, _ workload: Workload, _ timings: Timings) {
    let time = timings[keyPath: quantity.place].total
    let ratio = time / timings.reference.total
    let target = quantity.target(workload.kind)
    let aim = quantity.aim(workload.kind)
    isOver = target.map { ratio > $0 } ?? false
    var wanted = target.map { "at most \(Self.ratio($0))" } ?? ""
    if let aim { wanted += ", aim \(Self.ratio(aim))" }
    var verdict = ""
    if isOver {
      verdict = "OVER"
    } else if target != nil {
      verdict = aim.map { ratio > $0 } ?? false ? "ok, above the aim" : "ok"
    }
    let perScalar = time / Double(workload.scalarCount)
    let perText = time / Double(workload.samples.count) / 1000
    let text =
      Column.left("  \(quantity.title)", 24)
      + Column.right(Column.decimal(perScalar, perScalar < 10 ? 2 : 1), 9) + " ns/char"
      + Column.right(Column.decimal(perText, 2), 11) + " us/text"
      + Column.right(Self.ratio(ratio), 9) + "  " + Column.left(wanted, 24) + verdict
    line = String(text[...(text.lastIndex { $0 != " " } ?? text.startIndex)])
  }

  /// A ratio with two decimals, or as one part of many if it is small.
  private static func ratio(_ ratio: Double) -> String {
    ratio < 0.095 ? "1/\(Int((1 / ratio).rounded()))" : Column.decimal(ratio, 2)
  }
}
