import Foundation
import TestFixtures
import Testing
import Typography

@Suite("Reading files")
struct FileSystemTests {
  @Test("a file is read whole")
  func reading() throws {
    let path = Fixtures.font("Square-Regular.ttf")
    let bytes = try FileSystem.read(path, limit: 1 << 20)
    #expect(bytes == [UInt8](try Data(contentsOf: URL(filePath: path))))
    #expect(try FileSystem.read("/dev/null", limit: 0).isEmpty)
  }

  @Test("a file beyond the limit is not read")
  func limit() throws {
    let path = Fixtures.font("Square-Regular.ttf")
    let size = try Fixtures.fontBytes("Square-Regular.ttf").count
    #expect(try FileSystem.read(path, limit: size).count == size)
    let error = try #require(throws: FileSystem.Failure.self) {
      try FileSystem.read(path, limit: size - 1)
    }
    #expect(error.isTooLarge)
    // A device tells no size before it is read.
    let endless = try #require(throws: FileSystem.Failure.self) {
      try FileSystem.read("/dev/zero", limit: 1 << 20)
    }
    #expect(endless.isTooLarge)
  }

  @Test("what is not there is not found")
  func missing() throws {
    let error = try #require(throws: FileSystem.Failure.self) {
      try FileSystem.read("/nowhere/file", limit: 1)
    }
    #expect(error.isNotFound)
    #expect(!error.reason.isEmpty)
    #expect(throws: FileSystem.Failure.self) { try FileSystem.files(below: "/nowhere") }
  }

  @Test("a folder's files are found below it, sorted")
  func folders() throws {
    let root = Fixtures.file("Fonts").path(percentEncoded: false)
    let found = try FileSystem.files(below: root)
    #expect(found == found.sorted())
    #expect(found.contains(root + "/corrupt/empty.bin"))
    #expect(found.contains(root + "/Square-Regular.ttf"))
    #expect(found.count > 121 + 28)
  }

  @Test("links to folders are not followed, links to files are")
  func links() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    try Data([1]).write(to: folder.appending(path: "file"))
    func link(_ name: String, to target: String) throws {
      try manager.createSymbolicLink(
        atPath: folder.appending(path: name).path(percentEncoded: false),
        withDestinationPath: target
      )
    }
    try link("again", to: "file")
    try link("round", to: ".")
    try link("broken", to: "nothing")
    let path = folder.path(percentEncoded: false)
    #expect(try FileSystem.files(below: path) == [path + "/again", path + "/file"])
  }
}
