import Testing

@Suite("Worked examples of layouts")
struct WorkedLayoutTests {
  private static let fixture = "worked.jsonl"

  @Test(
    "Sizes and frames are those of the worked example",
    arguments: try DocumentExample.all(in: fixture)
  )
  func frames(_ example: DocumentExample) throws {
    let (status, answer) = try example.run()
    #expect(status == 0)
    let reply = try #require(example.expected["reply"] as? [Any])
    #expect(
      DocumentExample.lengths(["width", "height"], of: answer["reply"])
        == reply.map(DocumentExample.length)
    )
    let frames = try #require(answer["frames"] as? [String: Any])
    for (name, frame) in try #require(example.expected["frames"] as? [String: [Any]]) {
      #expect(
        DocumentExample.lengths(["x", "y", "width", "height"], of: frames[name])
          == frame.map(DocumentExample.length),
        "\(name)"
      )
    }
  }

  @Test("There is an example of each kind")
  func count() throws {
    let examples = try DocumentExample.all(in: Self.fixture)
    #expect(examples.count == 151)
    #expect(Set(examples.map(\.id)).count == 151)
  }
}
