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
    let tsv = try Galley.square("lines", "-e", #"a\tb\n"#, "--format", "tsv").output
    #expect(tsv.hasPrefix(header.joined(separator: "\t") + "\n"))
    #expect(tsv.hasSuffix("\ta\\tb\\n\n"))
  }
}
