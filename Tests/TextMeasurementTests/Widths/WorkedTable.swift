import Testing
import TextMeasurement

/// A text and the rows of its heights, counted by hand.
struct WorkedTable: Sendable, CustomTestStringConvertible {
  /// A width from which on a text has so many lines and such a height.
  struct Row: Hashable, Sendable {
    let width: Double
    let lineCount: Int
    let height: Double

    init(_ width: Double, _ lineCount: Int, _ height: Double) {
      self.width = width
      self.lineCount = lineCount
      self.height = height
    }
  }

  let name: String
  let text: String
  let rows: [Row]

  init(_ name: String, _ text: String, _ rows: [Row]) {
    self.name = name
    self.text = text
    self.rows = rows
  }

  var testDescription: String { name }
}

extension HeightTable {
  /// The rows, to compare with those counted by hand.
  var worked: [WorkedTable.Row] {
    rows.map { WorkedTable.Row($0.narrowestWidth, $0.lineCount, $0.height) }
  }
}
