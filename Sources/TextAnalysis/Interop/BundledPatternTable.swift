internal import BundledPatterns

/// The pattern files that are embedded in the binary, from the one generated table.
enum BundledPatternTable {
  /// What the table says of one file.
  struct Entry: Sendable {
    /// The BCP 47 tag of the language, in lower case.
    let language: String

    /// The name of the file.
    let fileName: String

    private nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

    fileprivate init(_ file: bundled_patterns) {
      language = String(cString: file.language)
      fileName = String(cString: file.file_name)
      bytes = UnsafeBufferPointer(start: file.bytes, count: file.byte_count)
    }

    /// The whole file, copied.
    var contents: [UInt8] { Array(bytes) }
  }

  /// The files, sorted by language.
  static let entries: [Entry] =
    UnsafeBufferPointer(start: bundled_patterns_table(), count: bundled_patterns_count)
    .map { Entry($0) }
}
