import Foundation
import Testing

@Suite("Where text comes from")
struct TextSourceTests {
  @Test("One final newline of a file is dropped, unless it is counted")
  func finalNewline() throws {
    func lines(_ text: String, _ option: String...) throws -> String {
      if let option = option.first {
        return try Galley.square("measure", "-", "--value", "lines", option, input: text).output
      }
      return try Galley.square("measure", "-", "--value", "lines", input: text).output
    }
    #expect(try lines("a\n") == "1\n")
    #expect(try lines("a\r\n") == "1\n")
    #expect(try lines("a\n\n") == "2\n")
    #expect(try lines("a\nb") == "2\n")
    #expect(try lines("") == "1\n")
    #expect(try lines("\n") == "1\n")
    #expect(try lines("a\n", "--count-final-newline") == "2\n")
  }

  @Test("A file is read, and its absence is told")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("\u{FEFF}abc\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Galley.square("measure", "--file", file.path, "--format", "json")
    #expect(try run.objects()[0]["text"] as? String == "abc")
    let absent = try Galley.run("--file", file.path + ".txt")
    #expect(absent.status == 66)
    #expect(absent.errors == "Error: cannot read '\(file.path).txt': No such file or directory\n")
  }

  @Test("Bytes that are no text are replaced, with a warning")
  func repairs() throws {
    let run = try Galley.run("-", "--format", "json", bytes: [0x61, 0, 0xFF, 0x62])
    #expect(run.status == 0)
    #expect(
      run.errors == "Warning: bytes that are no UTF-8 text were replaced by U+FFFD\n"
    )
    #expect(try run.objects()[0]["text"] as? String == "a\u{FFFD}\u{FFFD}b")
  }

  @Test("Escapes are read when they are asked for")
  func escapes() throws {
    let run = try Galley.square("measure", "-e", #"a\t\\\"\u{200B}\u{1F600}\n"#, "--format", "json")
    #expect(try run.objects()[0]["text"] as? String == "a\t\\\"\u{200B}\u{1F600}\n")
    let plain = try Galley.square("measure", #"\n"#, "--format", "json")
    #expect(try plain.objects()[0]["text"] as? String == #"\n"#)
    for escape in [#"\q"#, #"\"#, #"\u{}"#, #"\u{D800}"#, #"\u{110000}"#, #"\u41"#] {
      #expect(try Galley.run("-e", escape).status == 64)
    }
  }

  @Test("What cannot be seen is shown as an escape")
  func visibleText() throws {
    let run = try Galley.square("measure", "a\u{1B}[1m\u{202E}\u{A0}\"")
    #expect(run.output.contains(#"  "a\u{1B}[1m\u{202E}\u{A0}\"""#))
  }
}
