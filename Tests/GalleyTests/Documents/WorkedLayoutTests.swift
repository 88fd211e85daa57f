import Foundation
import Testing

@Suite("Worked examples of layouts")
struct WorkedLayoutTests {
  @Test("Sizes and frames are those of the worked example", arguments: try WorkedLayout.all())
  func frames(_ example: WorkedLayout) throws {
    let run = try Galley.run(
      "layout",
      "-",
      "--format",
      "json",
      "--width",
      example.width,
      "--height",
      example.height,
      input: example.document
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    let answer = try #require(try run.objects().first)
    let reply = try #require(answer["reply"] as? [String: Any])
    #expect(["width", "height"].map { WorkedLayout.length(reply[$0]) } == example.reply)
    let frames = try #require(answer["frames"] as? [String: [String: Any]])
    for (name, expected) in example.frames {
      let found = frames[name].map { frame in
        ["x", "y", "width", "height"].map { WorkedLayout.length(frame[$0]) }
      }
      #expect(found == expected, "\(name)")
    }
  }

  @Test("There is an example of each kind")
  func count() throws {
    let examples = try WorkedLayout.all()
    #expect(examples.count == 148)
    #expect(Set(examples.map(\.id)).count == 148)
  }
}

/// Views as a document, what they are offered, and what is known to come of it.
struct WorkedLayout: Sendable, CustomTestStringConvertible {
  let id: String
  let document: String
  let width: String
  let height: String
  let reply: [String]
  let frames: [String: [String]]

  var testDescription: String { id }

  /// The examples of the fixture, one a line.
  static func all() throws -> [WorkedLayout] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").map { try WorkedLayout(Data($0.utf8)) }
  }

  private init(_ line: Data) throws {
    let example = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    id = try #require(example["id"] as? String)
    let tree = try #require(example["document"])
    document = String(
      decoding: try JSONSerialization.data(withJSONObject: tree),
      as: UTF8.self
    )
    let proposal = try #require(example["proposal"] as? [Any]).map { Self.length($0) }
    (width, height) = (proposal[0], proposal[1])
    reply = try #require(example["reply"] as? [Any]).map { Self.length($0) }
    frames = try #require(example["frames"] as? [String: [Any]]).mapValues { frame in
      frame.map { Self.length($0) }
    }
  }

  /// A length rounded to thousandths; `none` where there is none.
  static func length(_ value: Any?) -> String {
    guard let number = value as? Double else { return value as? String ?? "none" }
    return String(format: "%.3f", number)
  }

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Layouts/worked.jsonl")
}
