/// Makes requests of records, whatever their form; shared by threads.
struct RecordParser: Sendable {
  /// The form of the records.
  let format: InputFormat

  /// The keys of the columns, in order, if the form has columns.
  let columns: [String]

  /// What is asked where a record does not say otherwise.
  let defaults: MeasuringRequest

  /// Whether escapes in cells and lines are read.
  let readsEscapes: Bool

  /// Visits the records of a chunk in order, each with its line.
  func forEachRecord(
    of chunk: RecordChunk,
    _ visit: (_ line: Int, Result<Record, RecordFailure>) -> Void
  ) {
    chunk.bytes.withUnsafeBytes { bytes in
      var line = chunk.firstLine
      var rest = bytes[...]
      while !rest.isEmpty {
        if format == .csv {
          let (cells, end, lines, isClosed) = DelimitedText.csvRecord(rest)
          visit(line, isClosed ? record(of: cells) : unclosed(cells))
          line += lines
          rest = rest[end...]
        } else {
          let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
          var content = rest[..<end]
          if content.last == 0x0D { content = content.dropLast() }
          if let record = record(of: content) { visit(line, record) }
          line += 1
          rest = rest[min(end + 1, rest.endIndex)...]
        }
      }
    }
  }

  /// The record of a line; `nil` if the line is empty and says nothing.
  private func record(of line: Slice<UnsafeRawBufferPointer>) -> Result<Record, RecordFailure>? {
    switch format {
    case .jsonl:
      guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return nil }
      return JSONRecord.read(UnsafeRawBufferPointer(rebasing: line), defaults)
    case .tsv: return line.isEmpty ? nil : record(of: DelimitedText.tsvRecord(line))
    default:
      let repaired = RepairedText(line)
      return finished(
        Record(text: repaired.text, request: defaults, isRepaired: repaired.isRepaired)
      )
    }
  }

  /// The record of a row of cells.
  private func record(of cells: [RepairedText]) -> Result<Record, RecordFailure> {
    var record = Record(request: defaults)
    var hasText = false
    for (column, cell) in zip(columns, cells) {
      record.isRepaired = record.isRepaired || cell.isRepaired
      switch column {
      case "id": record.id = .string(cell.text)
      case "text":
        record.text = cell.text
        hasText = true
      default:
        guard !cell.text.isEmpty, let parameter = Parameter.byName[column] else { continue }
        guard let value = parameter.value(parsing: cell.text),
          record.request.set(parameter, to: value)
        else {
          return .failure(
            RecordFailure(
              id: record.id,
              message: "the column '\(column)' must be \(parameter.expectation)"
            )
          )
        }
      }
    }
    guard cells.count <= columns.count else {
      return .failure(
        RecordFailure(
          id: record.id,
          message: "the row has \(cells.count) cells, the header \(columns.count)"
        )
      )
    }
    guard hasText else {
      return .failure(RecordFailure(id: record.id, message: "the column 'text' is missing"))
    }
    return finished(record)
  }

  /// The failure of a row whose last cell begins with a quote that nothing closes.
  private func unclosed(_ cells: [RepairedText]) -> Result<Record, RecordFailure> {
    let id = zip(columns, cells.dropLast()).first { $0.0 == "id" }?.1.text
    return .failure(
      RecordFailure(
        id: id.map(JSONValue.string) ?? .null,
        message: "a quote is not closed before the input ends"
      )
    )
  }

  private func finished(_ record: Record) -> Result<Record, RecordFailure> {
    guard readsEscapes else { return .success(record) }
    var record = record
    do throws(Failure) {
      record.text = try Escapes.read(record.text)
      return .success(record)
    } catch {
      return .failure(RecordFailure(id: record.id, message: error.message))
    }
  }
}
