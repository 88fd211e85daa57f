import Foundation
import Testing

@Suite("Worked examples of views that feed what they measure back")
struct FeedbackLayoutTests {
  @Test("The verdict is that of the worked example", arguments: try FeedbackLayout.all())
  func verdict(_ example: FeedbackLayout) throws {
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
    let answer = try #require(try run.objects().first)
    let verdict = try #require(answer["verdict"] as? [String: Any])
    let isAtRest = ["settled", "neutral"].contains(verdict["kind"] as? String)
    #expect(run.status == (isAtRest ? 0 : 1))
    for (key, value) in example.expected where !["samples", "sheet"].contains(key) {
      #expect(
        NSDictionary(object: verdict[key] ?? "", forKey: "" as NSString)
          == NSDictionary(object: value, forKey: "" as NSString),
        "\(key)"
      )
    }
    let samples = verdict["samples"] as? [String: [NSNumber]]
    for (name, values) in example.expected["samples"] as? [String: [NSNumber]] ?? [:] {
      #expect(samples?[name].map { Array($0.prefix(values.count)) } == values, "\(name)")
    }
    if let sheet = example.expected["sheet"] as? [Double] {
      let frame = (answer["frames"] as? [String: [String: Any]])?["sheet"]
      #expect(["x", "y", "width", "height"].map { frame?[$0] as? Double } == sheet)
    }
  }
}

/// Views as a document with state, what they are offered, and what is known of the verdict.
struct FeedbackLayout: @unchecked Sendable, CustomTestStringConvertible {
  let id: String
  let document: String
  let width: String
  let height: String
  let expected: [String: Any]

  var testDescription: String { id }

  /// The examples of the fixture, one a line.
  static func all() throws -> [FeedbackLayout] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").map { try FeedbackLayout(Data($0.utf8)) }
  }

  private init(_ line: Data) throws {
    let example = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    id = try #require(example["id"] as? String)
    let tree = try #require(example["document"])
    document = String(
      decoding: try JSONSerialization.data(withJSONObject: tree),
      as: UTF8.self
    )
    let lengths = try #require(example["proposal"] as? [Any])
    (width, height) = (WorkedLayout.length(lengths[0]), WorkedLayout.length(lengths[1]))
    expected = try #require(example["expected"] as? [String: Any])
  }

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Layouts/feedback.jsonl")
}
