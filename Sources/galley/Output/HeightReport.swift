internal import TextMeasurement
internal import Typography

/// How high a text is at every width.
struct HeightReport {
  private let answer: Answer
  private let heights: HeightTable

  /// Makes the table of a text.
  ///
  /// - Parameters:
  ///   - answer: What measuring the text gave.
  ///   - lowest: Where the table begins, in the unit of lengths; 0 stands for the minimum width.
  init(_ answer: Answer, from lowest: Double) {
    self.answer = answer
    heights = answer.text.heights(from: answer.request.lengthUnit?.points(lowest) ?? lowest)
  }

  /// One row a line, for people; widths are rounded outward, so that each has its row's lines.
  func text(_ settings: Settings, _ style: Style) -> String {
    let lengths = LengthText(settings.scale, answer.request.lengthUnit)
    var table = TextTable([.right, .right, .right])
    let unit = answer.request.lengthUnit.map { " (\($0.name.rawValue))" } ?? ""
    table.append(["width\(unit)", "lines", "height\(unit)"])
    for row in heights.rows {
      table.append([
        lengths.outwardText(row.narrowestWidth, to: settings.scale ?? 100), String(row.lineCount),
        lengths.outwardText(row.height),
      ])
    }
    var lines = table.lines().map { " " + $0 }
    lines[0] = style.dim(lines[0])
    return (lines + answer.fontNotes).map { $0 + "\n" }.joined()
  }

  /// One JSON object.
  func json() -> [UInt8] {
    var out = OutputBuffer()
    answer.appendHead(to: &out)
    out.append("\"text\":" as StaticString)
    out.appendQuoted(answer.text.text)
    out.append(",\"minimumWidth\":" as StaticString)
    out.append(length: answer.text.minimumWidth)
    out.append(",\"idealWidth\":" as StaticString)
    out.append(length: answer.text.idealSize.width)
    out.append(",\"rows\":" as StaticString)
    out.appendList(heights.rows) { out, row in
      out.append("{\"width\":" as StaticString)
      out.append(length: row.narrowestWidth)
      out.append(",\"lines\":" as StaticString)
      out.append(row.lineCount)
      out.append(",\"height\":" as StaticString)
      out.append(length: row.height)
      out.append(byte: 0x7D)
    }
    out.append(byte: 0x2C)
    answer.appendSources(to: &out)
    out.append("}\n" as StaticString)
    return out.bytes
  }

  /// One row a row.
  func rows(_ delimiter: RowWriter.Delimiter) -> [UInt8] {
    var out = OutputBuffer()
    let writer = RowWriter(delimiter)
    writer.append(["width", "lines", "height"], to: &out)
    for row in heights.rows {
      writer.append(
        [
          answer.cell(length: row.narrowestWidth), String(row.lineCount),
          answer.cell(length: row.height),
        ],
        to: &out
      )
    }
    return out.bytes
  }
}
