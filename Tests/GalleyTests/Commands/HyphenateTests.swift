import Foundation
import Testing

@Suite("Hyphenation by the command")
struct HyphenateTests {
  private func contents(_ arguments: String...) throws -> [String] {
    let run = try Galley.square(["lines", "Silbentrennung", "--format=csv"] + arguments)
    return run.lines.dropFirst().map { row in
      let cells = row.split(separator: ",")
      return "\(cells[cells.count - 1]) \(cells[cells.count - 2])"
    }
  }

  @Test("Words are hyphenated by the language, if that is asked for")
  func language() throws {
    #expect(
      try contents("--width=80", "--language=de-CH", "--hyphenate")
        == ["Silben true", "trennung false"]
    )
    #expect(
      try contents("--width=80", "--language=de")
        == ["Silbentr false", "ennung false"]
    )
    let answer = try Galley.square(
      "measure",
      "Silbentrennung",
      "--width=80",
      "--language=de",
      "--hyphenate",
      "--format=json"
    ).objects()[0]
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.map { $0["hyphenated"] as? Bool } == [true, false])
    #expect(lines.map { $0["width"] as? Double } == [70, 80])
  }

  @Test("A language without patterns is a warning")
  func warnings() throws {
    let unknown = try Galley.square(
      "measure",
      "ab",
      "--hyphenate",
      "--language=xx",
      "--format=csv"
    )
    #expect(unknown.status == 0)
    #expect(
      unknown.errors
        == "Warning: no word is hyphenated: there are no patterns for the language 'xx', only for "
        + "da, de, en, en-gb, es, fr, it, nl, pl, pt, ru, sv\n"
    )
    let unnamed = try Galley.square("measure", "ab", "--hyphenate", "--format=json")
    #expect(unnamed.errors == "Warning: no word is hyphenated, since no language is named\n")
    #expect(unnamed.output.contains(#""warnings":[{"code":"no-hyphenation","#))
    let fine = try Galley.square("measure", "ab", "--hyphenate", "--language=en-AU")
    #expect(fine.errors == "")
  }

  @Test("Patterns of a file hold for any language, and what is wrong with one is said")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "galley-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ text: String) throws -> String {
      let file = folder.appending(path: "patterns.dic")
      try Data(text.utf8).write(to: file)
      return file.path(percentEncoded: false)
    }
    let good = try path("UTF-8\nb1e\n")
    #expect(
      try contents("--width=80", "--hyphenation-patterns=\(good)")
        == ["Silb true", "entrennu false", "ng false"]
    )
    let cut = try path("\\patterns{\na1b\n")
    let run = try Galley.square("measure", "ab", "--hyphenation-patterns=\(cut)")
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix("Error: the pattern file '\(cut)' is damaged in line 2: the file ends")
    )
    let absent = try Galley.square("measure", "ab", "--hyphenation-patterns=/none.dic")
    #expect(absent.status == 66)
    #expect(absent.errors.contains("cannot read '/none.dic'"))
  }

  @Test("Rows of a batch say it for themselves")
  func batch() throws {
    let rows = [
      #"{"text":"Silbentrennung","language":"de","hyphenate":true}"#,
      #"{"text":"Silbentrennung","language":"de"}"#,
    ]
    let run = try Galley.square(
      "batch",
      "--value=width",
      "--width=0",
      input: rows.joined(separator: "\n")
    )
    #expect(run.output == "50\n140\n")
  }
}
