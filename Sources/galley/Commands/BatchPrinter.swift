internal import TextMeasurement
internal import Typography

/// Answers the records of chunks; shared by threads.
struct BatchPrinter: Sendable {
  private let settings: Settings
  private let format: OutputFormat
  private let parser: RecordParser
  private let finder: FontFinder
  private let tally: BatchTally

  /// Answers as settings say.
  init(_ settings: Settings, _ parser: RecordParser, _ finder: FontFinder, _ tally: BatchTally) {
    self.settings = settings
    format = settings.format ?? BatchCommand.defaultFormat
    self.parser = parser
    self.finder = finder
    self.tally = tally
  }

  /// What stands before all answers.
  var opening: [UInt8] {
    guard settings.value == nil else { return [] }
    switch format {
    case .json: return Array("[\n".utf8)
    case .csv, .tsv:
      var out = OutputBuffer()
      rows.append(Answer.columns, to: &out)
      return out.bytes
    case .text, .jsonl: return []
    }
  }

  /// What stands after all answers.
  var closing: [UInt8] {
    format == .json && settings.value == nil ? Array("\n]\n".utf8) : []
  }

  /// How many bytes before the very first answer only stand between answers.
  var separatorLength: Int { format == .json && settings.value == nil ? 2 : 0 }

  /// The answers to the records of a chunk, and what was odd about the records.
  func answers(to chunk: RecordChunk) -> ChunkAnswers {
    var out = OutputBuffer(capacity: chunk.bytes.count * 8)
    var complaints = ""
    parser.forEachRecord(of: chunk) { line, record in
      switch answer(record) {
      case .success(let answer):
        tally.add(answer, line: line)
        append(answer, to: &out)
        if settings.tellsWarningsApart { complaints += self.complaints(about: answer, line: line) }
      case .failure(let failure):
        tally.addFailure(line: line)
        append(failure, line: line, to: &out)
      }
    }
    return ChunkAnswers(bytes: out.bytes, complaints: complaints)
  }

  /// What was odd about a record and which characters no font has: one line each.
  private func complaints(about answer: Answer, line: Int) -> String {
    let messages = answer.warnings.map(\.message) + answer.missingPhrases
    guard !messages.isEmpty else { return "" }
    let label = Style(settings.color, 2).warning("Warning:")
    return messages.map { "\(label) line \(line): \($0)\n" }.joined()
  }

  private var rows: RowWriter { RowWriter(format == .csv ? .comma : .tab) }

  private func answer(_ record: Result<Record, RecordFailure>) -> Result<Answer, RecordFailure> {
    record.flatMap { record in
      if let complaint = record.request.unitComplaint(settings.request) {
        return .failure(RecordFailure(id: record.id, message: complaint))
      }
      do throws(FontError) {
        return .success(
          try Answer(
            record.text,
            id: record.id,
            record.request,
            isRepaired: record.isRepaired,
            finder
          )
        )
      } catch {
        return .failure(RecordFailure(id: record.id, message: error.description))
      }
    }
  }

  private func append(_ answer: Answer, to out: inout OutputBuffer) {
    if let value = settings.value {
      out.append(answer.number(value))
      out.append(byte: 0x0A)
      return
    }
    switch format {
    case .jsonl:
      answer.appendJSON(to: &out)
      out.append(byte: 0x0A)
    case .json:
      out.append(",\n" as StaticString)
      answer.appendJSON(to: &out)
    case .csv, .tsv: rows.append(answer.row(), to: &out)
    case .text:
      out.append(answer.summary(settings, Style(.never, 1)))
      out.append("   " as StaticString)
      out.append(VisibleText.quoted(answer.shownText))
      let lengths = LengthText(settings.scale, answer.request.lengthUnit)
      if let complaint = answer.fitComplaint(lengths) { out.append("   " + complaint) }
      out.append(byte: 0x0A)
    }
  }

  private func append(_ failure: RecordFailure, line: Int, to out: inout OutputBuffer) {
    guard settings.value == nil else {
      out.append("error\n" as StaticString)
      return
    }
    switch format {
    case .jsonl, .json:
      if format == .json { out.append(",\n" as StaticString) }
      out.append("{\"schema\":1,\"id\":" as StaticString)
      out.appendJSON(failure.id)
      out.append(",\"line\":" as StaticString)
      out.append(line)
      out.append(",\"error\":" as StaticString)
      out.appendQuoted(failure.message)
      out.append(format == .json ? "}" as StaticString : "}\n")
    case .csv, .tsv: rows.append(Answer.row(of: failure), to: &out)
    case .text:
      out.append("line \(line): \(failure.message)\n")
    }
  }
}
