import Foundation
import Testing

@Suite("Worked examples of views that feed what they measure back")
struct FeedbackLayoutTests {
  @Test(
    "The verdict is that of the worked example",
    arguments: try DocumentExample.all(in: "feedback.jsonl")
  )
  func verdict(_ example: DocumentExample) throws {
    let (status, answer) = try example.run()
    let verdict = try #require(answer["verdict"] as? [String: Any])
    let isAtRest = ["settled", "neutral"].contains(verdict["kind"] as? String)
    #expect(status == (isAtRest ? 0 : 1))
    let expected = try #require(example.expected["expected"] as? [String: Any])
    for (key, value) in expected where !["samples", "sheet"].contains(key) {
      #expect(verdict[key] as? NSObject == value as? NSObject, "\(key)")
    }
    let samples = verdict["samples"] as? [String: [NSNumber]]
    for (name, values) in expected["samples"] as? [String: [NSNumber]] ?? [:] {
      #expect(samples?[name].map { Array($0.prefix(values.count)) } == values, "\(name)")
    }
    if let sheet = expected["sheet"] as? [Any] {
      let frame = (answer["frames"] as? [String: Any])?["sheet"]
      #expect(
        DocumentExample.lengths(["x", "y", "width", "height"], of: frame)
          == sheet.map(DocumentExample.length)
      )
    }
  }
}
