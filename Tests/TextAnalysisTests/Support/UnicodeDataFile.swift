import Foundation
import Testing

/// A file of the folder `UnicodeData`, read whole.
struct UnicodeDataFile {
  /// Its bytes, unpacked.
  let bytes: [UInt8]

  /// Reads a file; one whose name ends in `gz` is unpacked by `gzip`.
  init(_ name: String) throws {
    let file = try #require(Bundle.module.resourceURL)
      .appendingPathComponent("UnicodeData").appendingPathComponent(name)
    guard name.hasSuffix(".gz") else {
      bytes = [UInt8](try Data(contentsOf: file))
      return
    }
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    bytes = [UInt8](data)
  }

  /// The lines that hold a test: without comments, directives and empty lines.
  var tests: [String] {
    bytes.split(separator: 0x0A)
      .map { line in line.prefix { $0 != 0x23 } }
      .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("@") }
  }
}
