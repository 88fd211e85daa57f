internal import TextMeasurement

/// Files of texts.
enum TextFile {
  /// The most bytes that a file of texts may have.
  private static let sizeLimit = 256 << 20

  /// The labels of a file of JSON lines such as `{"text": "Open", "lang": "en"}`.
  ///
  /// Labels of several lines are left out, as the reference shapes a label in one call.
  ///
  /// - Throws: `BenchError` if the file cannot be read or a line has no text.
  static func labels(_ path: String) throws(BenchError) -> [Sample] {
    var samples: [Sample] = []
    for (index, line) in try lines(path).enumerated() {
      guard let row = LabelFile.row(line) else {
        throw BenchError(message: "\(path):\(index + 1): not a row with a text")
      }
      let text = trimmed(row.text)
      if !text.isEmpty, !text.unicodeScalars.contains(where: { $0.properties.isNewline }) {
        samples.append(Sample(text, language: row.language))
      }
    }
    return samples
  }

  /// The paragraphs of a text file, one a line; the name says the language: `prose-de.txt`.
  ///
  /// - Throws: `BenchError` if the file cannot be read.
  static func prose(_ path: String) throws(BenchError) -> [Sample] {
    let language = name(path).split(separator: "-").dropFirst().joined(separator: "-")
    return try lines(path).compactMap { line in
      let text = trimmed(String(decoding: line, as: UTF8.self))
      return text.isEmpty ? nil : Sample(text, language: language.isEmpty ? nil : language)
    }
  }

  /// The name of a file without its folder and its extension.
  static func name(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? "")
  }

  private static func lines(_ path: String) throws(BenchError) -> [ArraySlice<UInt8>] {
    do {
      return try FileSystem.read(path, limit: sizeLimit).split(separator: 0x0A)
    } catch {
      throw BenchError(message: "\(path): \(error.reason)")
    }
  }

  /// The text without white space around it, which the width of a line leaves out.
  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar ends a line.
  fileprivate var isNewline: Bool {
    isWhitespace
      && (generalCategory == .control || generalCategory == .lineSeparator
        || generalCategory == .paragraphSeparator)
  }
}
