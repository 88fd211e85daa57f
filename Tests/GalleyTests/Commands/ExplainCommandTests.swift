import Foundation
import Testing

@Suite("Explanations on the command line")
struct ExplainCommandTests {
  @Test("A line tells its room, its rule, what it refused and its fonts")
  func text() throws {
    let run = try Galley.square("explain", "aa bb", "--width", "25")
    #expect(
      run.output == """
        20.00 × 20.00 pt   2 lines, ideal 50.00 wide
         1  20.00  "aa "
            room 25.00, ended where the text allows it (LB18: AL SP ÷ AL)
            not up to 5: 50.00 pt wide, 25.00 too wide
            10.00 pt high, as Square at 10.00 reaches 8.00 up and 2.00 down
            Square for 0–3, as asked
         2  20.00  "bb"
            room 25.00, ended with the text
            10.00 pt high, as Square at 10.00 reaches 8.00 up and 2.00 down
            Square for 3–5, as asked

        """
    )
    #expect(
      try Galley.square("measure", "aa bb", "--width", "25", "--explain").output == run.output
    )
  }

  @Test("JSON has the same, in the unit that was asked for")
  func json() throws {
    let run = try Galley.square(
      "explain",
      "ää ää",
      "--width",
      "25",
      "--offsets",
      "utf8",
      "--format",
      "json"
    )
    let answer = try run.objects()[0]
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.count == 2)
    #expect(lines[0]["range"] as? [Int] == [0, 5])
    #expect(lines[0]["rule"] as? String == "LB18: AL SP ÷ AL")
    let refused = try #require(lines[0]["refused"] as? [[String: Any]])
    #expect(refused[0]["end"] as? Int == 9)
    #expect(refused[0]["over"] as? Double == 25)
    #expect(lines[1]["rule"] is String == false)
    #expect(answer["fits"] as? Bool == true)
  }

  @Test("What does not fit is told beside the explanation", arguments: ["text", "json", "csv"])
  func requireFit(_ format: String) throws {
    let arguments = ["explain", "ab", "--height=5", "--format", format]
    let run = try Galley.square(arguments + ["--require-fit"])
    #expect(run.status == 1)
    #expect(run.errors == "does not fit: 5.00 pt too high\n")
    #expect(try Galley.square(arguments).errors == "")
  }

  @Test("A line that hyphenation ended says so, and shows its hyphen")
  func hyphenation() throws {
    let arguments = ["explain", "Silbentrennung", "--width=80", "--hyphenate", "--language=de"]
    let run = try Galley.square(arguments)
    #expect(run.lines[1] == #" 1  70.00  "Silben" -"#)
    #expect(run.lines[2] == "    room 80.00, ended inside a word, by hyphenation")
    let answer = try Galley.square(arguments + ["--format=json"]).objects()[0]
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.map { $0["hyphenated"] as? Bool } == [true, false])
    #expect(lines[0]["rule"] is NSNull)
    let soft = try Galley.square("explain", "a\u{AD}bb", "--width", "20")
    #expect(soft.output.contains(#""a\u{AD}" -"#))
    #expect(soft.output.contains("ended where the text allows it (LB31: BA ÷ AL)"))
  }
}
