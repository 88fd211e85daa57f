import Foundation
import Testing

/// Views as a document, what they are offered, and what is known to come of it.
struct DocumentExample: @unchecked Sendable, CustomTestStringConvertible {
  let id: String

  /// What is known, by what the fixture calls it.
  let expected: [String: Any]

  private let document: String
  private let width: String
  private let height: String

  var testDescription: String { id }

  /// The examples of a fixture, one a line.
  static func all(in fixture: String) throws -> [DocumentExample] {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Layouts/\(fixture)")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").map { try DocumentExample(Data($0.utf8)) }
  }

  private init(_ line: Data) throws {
    let example = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    id = try #require(example["id"] as? String)
    let tree = try #require(example["document"])
    document = String(
      decoding: try JSONSerialization.data(withJSONObject: tree),
      as: UTF8.self
    )
    let proposal = try #require(example["proposal"] as? [Any])
    (width, height) = (Self.length(proposal[0]), Self.length(proposal[1]))
    expected = example
  }

  /// Lays the views out by the command.
  ///
  /// - Returns: The exit status and the answer.
  func run() throws -> (status: Int32, answer: [String: Any]) {
    let run = try Galley.run(
      "layout",
      "-",
      "--format",
      "json",
      "--width",
      width,
      "--height",
      height,
      input: document
    )
    #expect(run.errors == "")
    return (run.status, try #require(try run.objects().first))
  }

  /// A length rounded to thousandths; `none` where there is none.
  static func length(_ value: Any?) -> String {
    guard let number = value as? Double else { return value as? String ?? "none" }
    return String(format: "%.3f", number)
  }

  /// Lengths of an object, such as a frame.
  static func lengths(_ keys: [String], of object: Any?) -> [String] {
    keys.map { length((object as? [String: Any])?[$0]) }
  }
}
