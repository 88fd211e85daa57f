import TestFixtures
import Testing
import Typography

@Suite("Errors of fonts")
struct FontErrorTests {
  private func error(_ body: () throws -> Void) throws -> FontError {
    try #require(throws: FontError.self, performing: body)
  }

  @Test("a file that is not there is not found")
  func missing() throws {
    for path in ["/nowhere/at/all.ttf", Fixtures.font("Square-Regular.ttf/below.ttf"), ""] {
      let error = try error { _ = try FontData(contentsOf: path) }
      #expect(error == .notFound(file: path))
      #expect(error.description == "there is no font file '\(path)'")
    }
  }

  @Test("a folder in place of a file is unreadable")
  func folder() throws {
    let path = Fixtures.font("corrupt")
    let error = try error { _ = try FontData(contentsOf: path) }
    guard case .unreadable(path, let reason) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.lowercased().contains("directory"))
    #expect(error.description.contains(path))
    #expect(error.description.contains(reason))
  }

  @Test("a file without bytes is empty")
  func empty() throws {
    let path = Fixtures.font("corrupt/empty.bin")
    #expect(throws: FontError.empty(file: path)) { try FontData(contentsOf: path) }
    #expect(throws: FontError.empty(file: "memory:none")) { try FontData([], name: "none") }
  }

  @Test(
    "what is no font is not recognised",
    arguments: ["text.bin", "png.bin", "zeros.bin"]
  )
  func unrecognized(name: String) throws {
    let path = Fixtures.font("corrupt/\(name)")
    let error = try error { _ = try FontFace(FontData(contentsOf: path)) }
    #expect(error == .unrecognized(file: path))
    #expect(error.description.contains(path))
    #expect(error.description.contains("not a font"))
  }

  @Test("a font without a table that it needs is damaged, and the message says so")
  func damaged() throws {
    for table in ["head", "hhea", "hmtx", "maxp", "cmap"] {
      for kind in ["square", "cff"] {
        let path = Fixtures.font("corrupt/\(kind)-no-\(table).bin")
        let error = try error { _ = try FontFace(FontData(contentsOf: path)) }
        switch error {
        case .damaged(path, let reason): #expect(!reason.isEmpty)
        case .unrecognized(path): #expect(table == "head", "\(path)")
        default: Issue.record("\(path): \(error)")
        }
        #expect(error.description.contains(path))
      }
    }
  }

  @Test("units per em that no font may have are named", arguments: [0, 65535])
  func unitsPerEm(value: Int) throws {
    let path = Fixtures.font("corrupt/square-upem\(value).bin")
    let error = try error { _ = try FontFace(FontData(contentsOf: path)) }
    guard case .damaged(path, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.description.contains("'\(path)' is damaged"))
  }

  @Test("every message is one line that names what it is about")
  func messages() {
    let errors: [FontError] = [
      .unreadable(file: "a.ttf", reason: "because"), .notFound(file: "a.ttf"),
      .empty(file: "a.ttf"), .tooLarge(file: "a.ttf", limit: 512 << 20),
      .unrecognized(file: "a.ttf"), .damaged(file: "a.ttf", reason: "because"),
      .noSuchFace(file: "a.ttf", index: 4, count: 3), .unknownFamily(name: "a.ttf", nearest: []),
      .unknownFamily(name: "a.ttf", nearest: ["Inter"]), .noFonts(folder: "a.ttf"),
      .noSuchFolder(folder: "a.ttf"),
    ]
    for error in errors {
      #expect(error.description.contains("'a.ttf'"))
      #expect(!error.description.contains("\n"))
    }
    #expect(errors[3].description.contains("512 MB"))
    #expect(errors[6].description.contains("holds 3"))
    #expect(errors[8].description.contains("'Inter'"))
  }
}
