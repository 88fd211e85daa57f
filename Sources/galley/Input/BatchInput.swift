/// What `batch` reads: chunks of records, and how to read them.
struct BatchInput {
  /// How the records are read.
  let parser: RecordParser

  private var first: RecordChunk?
  private var reader: RecordReader

  /// Opens the input and finds out its form: the one that was asked for, else that of the file's
  /// name, else that of its first line.
  ///
  /// - Throws: `Failure.notFound` if the input cannot be read; `.badData` if its header names a
  ///   column that is not known, or gives none for the text.
  init(_ path: String, _ settings: Settings) throws(Failure) {
    reader = try RecordReader(path)
    first = try reader.next()
    let format = settings.input ?? InputFormat(fileName: path) ?? Self.format(of: first)
    if format == .csv, let chunk = first {
      reader.respectQuotes(from: chunk)
      first = try reader.next()
    }
    var columns: [String] = []
    if format == .csv || format == .tsv, let chunk = first {
      let header = Self.header(of: chunk, format)
      columns = header.columns
      first = header.rest
      try Self.check(columns)
    }
    parser = RecordParser(
      format: format,
      columns: columns,
      defaults: settings.request,
      readsEscapes: settings.readsEscapes
    )
  }

  /// The next records; `nil` at the end.
  ///
  /// - Throws: As `RecordReader.next()`.
  mutating func next() throws(Failure) -> RecordChunk? {
    if let chunk = first {
      first = nil
      return chunk
    }
    return try reader.next()
  }
}

extension BatchInput {
  private static func format(of chunk: RecordChunk?) -> InputFormat {
    let start = chunk?.bytes.first { ![0x20, 0x09, 0x0D, 0x0A].contains($0) }
    return start == 0x7B ? .jsonl : .lines
  }

  private static func header(
    of chunk: RecordChunk,
    _ format: InputFormat
  ) -> (columns: [String], rest: RecordChunk) {
    chunk.bytes.withUnsafeBytes { bytes in
      let cells: [RepairedText]
      let end: Int
      var lines = 1
      if format == .csv {
        (cells, end, lines, _) = DelimitedText.csvRecord(bytes[...])
      } else {
        end = bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
        var line = bytes[..<end]
        while line.last == 0x0A || line.last == 0x0D { line = line.dropLast() }
        cells = DelimitedText.tsvRecord(line)
      }
      return (
        cells.map(\.text),
        RecordChunk(bytes: Array(bytes[end...]), firstLine: chunk.firstLine + lines)
      )
    }
  }

  private static func check(_ columns: [String]) throws(Failure) {
    for (index, column) in columns.enumerated() where columns[..<index].contains(column) {
      throw .badData("the header has the column '\(column)' twice")
    }
    for column in columns where !["id", "text"].contains(column) {
      guard Parameter.byName[column] != nil else { throw .badData(JSONRecord.unknown(column)) }
    }
    guard columns.contains("text") else {
      throw .badData("the header has no column 'text'")
    }
  }
}
