import Testing

/// The square font at 10 points: letters are 10 wide.
@Suite("Lines that the command chooses together")
struct WrapTests {
  /// At 65, greedy lines are 60, 20 and 50 wide; others 30, 50 and 50, whose squares and what they
  /// lack are less.
  private static let text = "aaa bb cc ddddd"

  private static func ranges(_ arguments: [String]) throws -> [[Int]] {
    let run = try Galley.square(arguments + ["--format", "json"])
    let lines = try #require(run.objects()[0]["lines"] as? [[String: Any]])
    return lines.compactMap { $0["range"] as? [Int] }
  }

  private static let greedy = [[0, 7], [7, 10], [10, 15]]
  private static let chosen = [[0, 4], [4, 10], [10, 15]]

  @Test("Each command takes a wrap", arguments: ["measure", "lines", "explain"])
  func commands(_ command: String) throws {
    let arguments = [command, Self.text, "--width", "65"]
    #expect(try Self.ranges(arguments) == Self.greedy)
    #expect(try Self.ranges(arguments + ["--wrap", "greedy"]) == Self.greedy)
    #expect(try Self.ranges(arguments + ["--wrap", "balanced"]) == Self.chosen)
    #expect(try Self.ranges(arguments + ["--wrap", "pretty"]) == Self.chosen)
  }

  @Test("What is found to fit has such lines too")
  func fit() throws {
    let arguments = ["fit", Self.text, "--box", "65x30", "--max-lines", "3"]
    #expect(try Self.ranges(arguments) == Self.greedy)
    #expect(try Self.ranges(arguments + ["--wrap", "balanced"]) == Self.chosen)
    #expect(try Galley.square(arguments + ["--wrap=balanced", "--value=size"]).output == "10\n")
    // Two lines of 60 and 80 would be 80 and 60 wide if they were greedy, and need 80 in any case.
    let lines = ["fit", Self.text, "--lines", "2", "--wrap", "balanced", "--value", "width"]
    #expect(try Galley.square(lines).output == "80\n")
  }

  @Test("It is a key of a batch")
  func batch() throws {
    let run = try Galley.square(
      "batch",
      "--width=65",
      "--wrap=pretty",
      "--value=width",
      input: """
        {"text":"aaa bb cc ddddd"}
        {"text":"aaa bb cc ddddd","wrap":"balanced"}
        {"text":"aaa bb cc ddddd","wrap":"greedy"}
        {"text":"aaa bb cc ddddd","wrap":"even"}
        """
    )
    #expect(run.output == "50\n50\n60\nerror\n")
    let error = try Galley.square("batch", input: #"{"text":"a","wrap":"even"}"#).objects()[0]
    #expect(error["error"] as? String == "the key 'wrap' must be greedy, balanced or pretty")
  }

  @Test("An end that would have fitted was not taken for the sake of the other lines")
  func explanation() throws {
    let run = try Galley.square("explain", Self.text, "--width", "65", "--wrap", "balanced")
    #expect(run.output.contains("    not up to 7: 60.00 pt wide, but lines are chosen together\n"))
    #expect(run.output.contains("    not up to 15: 110.00 pt wide, 45.00 too wide\n"))
  }

  @Test("The table of heights is that of greedy lines")
  func table() throws {
    #expect(try Galley.square("table", Self.text, "--wrap", "balanced").status == 64)
  }
}
