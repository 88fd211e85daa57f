import Foundation
import Testing

@Suite("The commands of the README")
struct ReadmeTests {
  @Test("Every command prints what the README shows", arguments: try Self.transcripts())
  func transcript(_ expected: String) throws {
    // Each command sees the exit status of the one before, so that `echo $?` tells it.
    let steps = expected.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { line in
      let command = line.dropFirst(2)
      let quoted = command.replacing("'", with: #"'\''"#)
      return "printf '%s\\n' '$ \(quoted)'\n(exit $status)\n\(command)\nstatus=$?"
    }
    let script = ["galley() { \"$GALLEY\" \"$@\"; }", "status=0", "exec 2>&1"] + steps
    #expect(try Galley.shell(script.joined(separator: "\n")).output == expected)
  }

  /// What the README shows of terminals, one for each block.
  static func transcripts() throws -> [String] {
    let readme = try String(contentsOf: file, encoding: .utf8)
    let blocks = readme.components(separatedBy: "\n```console\n").dropFirst()
    #expect(!blocks.isEmpty)
    return blocks.compactMap { $0.components(separatedBy: "```").first }
  }

  @Test(
    "Every view and modifier of the tables can be read",
    arguments: [
      ("| View | Parameters |", #"{"root":{"view":"NAME"}}"#),
      ("| Modifier | Value |", #"{"root":{"view":"Color","modifiers":[{"NAME":[]}]}}"#),
    ]
  )
  func tree(_ heading: String, _ document: String) throws {
    let readme = try String(contentsOf: Self.file, encoding: .utf8)
    let table = try #require(readme.components(separatedBy: heading + "\n").last)
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .prefix { $0.hasPrefix("|") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: " ").map { $0.filter { $0 != "`" } }
    }
    #expect(names.count > 15)
    for name in names {
      let run = try Galley.run("layout", "-", input: document.replacing("NAME", with: name))
      #expect(!run.errors.contains("unknown"), "\(name)")
    }
    let unknown = try Galley.run("layout", "-", input: document.replacing("NAME", with: "x"))
    #expect(unknown.errors.contains("unknown"))
  }

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "README.md")
}
