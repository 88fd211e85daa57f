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

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "README.md")
}
