import Testing

@Suite("The command lines")
struct LinesCommandTests {
  @Test("Every line has its measures")
  func table() throws {
    let run = try Galley.square("lines", "aa bb", "--width", "25")
    let expected = """
      20.00 × 20.00 pt   2 lines, ideal 50.00 wide
       #  width  trailing     x  baseline  height   end  range  text
       1  20.00     10.00  0.00      8.00   10.00  soft    0–3  "aa "
       2  20.00      0.00  0.00     18.00   10.00  text    3–5  "bb"
      Square Regular (\(Galley.squareFont))

      """
    #expect(run.output == expected)
  }

  @Test("Balanced lines are as many, of like length, and fit in the width that was asked for")
  func balance() throws {
    let text = "aa bb cc dd ee"
    func contents(_ option: String) throws -> [Substring] {
      let run = try Galley.square("lines", text, "--width=110", "--format=csv", option)
      return run.lines.dropFirst().compactMap { $0.split(separator: ",").last }
    }
    #expect(try contents("--no-break-words") == ["aa bb cc dd ", "ee"])
    #expect(try contents("--balance") == ["aa bb cc ", "dd ee"])
    let answer = try Galley.square("measure", text, "--width=110", "--balance", "--format=json")
      .objects()[0]
    #expect(answer["width"] as? Double == 80)
    #expect((answer["proposal"] as? [String: Any])?["width"] as? Double == 110)
    #expect(answer["fits"] as? Bool == true)
    let overflow = try Galley.square(
      "measure",
      "aaaa b",
      "--width=25",
      "--balance",
      "--no-break-words"
    )
    #expect(overflow.output.hasSuffix("does not fit: 15.00 pt too wide\n"))
    #expect(try Galley.square("measure", "aa b", "--balance", "--dump").lines.count == 3)
    let row = #"{"text":"aa bb cc dd ee","width":110,"balance":true}"#
    #expect(try Galley.square("batch", "--value=width", input: row + "\n").output == "80\n")
  }

  @Test("CSV and TSV have a header and a row for each line")
  func rows() throws {
    let header = [
      "line", "start", "end", "width", "trailingWhitespaceWidth", "x", "y", "height", "baseline",
      "ascent", "descent", "leading", "reason", "hyphenated", "text",
    ]
    let csv = try Galley.square("lines", "-e", #"a\n"b,"#, "--format", "csv").output
    #expect(
      csv == header.joined(separator: ",") + "\n"
        + "1,0,2,10,0,0,0,10,8,8,2,0,hard,false,\"a\n\"\n"
        + "2,2,5,30,0,0,10,10,18,8,2,0,text,false,\"\"\"b,\"\n"
    )
    let cut = try Galley.square(
      ["lines", "aa bbbb", "--width=40", "--max-lines=1", "--truncate=tail", "--format=csv"]
    )
    #expect(cut.output.hasSuffix(",aa…\n"))
    let tsv = try Galley.square("lines", "-e", #"a\tb\n"#, "--format", "tsv").output
    #expect(tsv.hasPrefix(header.joined(separator: "\t") + "\n"))
    #expect(tsv.hasSuffix("\ta\\tb\\n\n"))
  }
}
