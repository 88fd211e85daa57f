package import Foundation

/// Where the files that tests read lie.
package enum Fixtures {
  /// The root of the project.
  package static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the fonts that are embedded in the binary.
  package static let embeddedFonts = project.appending(path: "Fonts/Files")

  /// A file of `Tests/Fixtures`.
  ///
  /// - Parameter name: Its path in there, such as `Fonts/Square-Regular.ttf`.
  /// - Returns: Where it lies.
  package static func file(_ name: String) -> URL {
    project.appending(path: "Tests/Fixtures").appending(path: name)
  }

  /// The path of a font of `Tests/Fixtures/Fonts`, such as `debian/DejaVuSans.ttf`.
  package static func font(_ name: String) -> String {
    file("Fonts/\(name)").path(percentEncoded: false)
  }

  /// The bytes of a font of `Tests/Fixtures/Fonts`.
  package static func fontBytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file("Fonts/\(name)")))
  }

  /// The names of the files in a folder of `Tests/Fixtures`, sorted.
  package static func names(in folder: String) -> [String] {
    let found = try? FileManager.default.contentsOfDirectory(
      atPath: file(folder).path(percentEncoded: false)
    )
    return (found ?? []).sorted()
  }
}
