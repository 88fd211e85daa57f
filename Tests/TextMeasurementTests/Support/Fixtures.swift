import Foundation

/// The files that tests read.
enum Fixtures {
  /// A file of the folder `Tests/Fixtures`.
  static func url(_ path: String) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: path)
  }
}
