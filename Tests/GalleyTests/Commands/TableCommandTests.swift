import Testing

@Suite("The command table")
struct TableCommandTests {
  @Test("Every row has a width, the lines and the height from there on")
  func text() throws {
    let run = try Galley.square("table", "aa bbbb c")
    let expected = """
       width  lines  height
       40.00      3   30.00
       60.00      2   20.00
       90.00      1   10.00
      Square Regular (\(Galley.squareFont))

      """
    #expect(run.output == expected)
    #expect(run.status == 0)
  }

  @Test("Widths for people are rounded outward, so that they have their rows' lines")
  func rounding() throws {
    let exact = try Galley.run("table", "Hello world", "--format", "csv").lines
    #expect(exact.count == 3)
    let lines = try Galley.run("table", "Hello world").lines
    for row in lines[1...2] {
      let cells = row.split(separator: " ")
      let run = try Galley.run("Hello world", "--width", String(cells[0]), "--value", "lines")
      #expect(run.output == cells[1] + "\n")
    }
    let whole = try Galley.square("table", "aa b", "--size", "10.3", "--scale", "1")
    #expect(whole.lines[1...2] == ["    21      2      21", "    42      1      11"])
  }

  @Test("JSON has exact numbers")
  func json() throws {
    let run = try Galley.square("table", "aa b", "--size", "10.25", "--format", "json")
    #expect(
      run.output.hasPrefix(
        #"{"schema":1,"text":"aa b","minimumWidth":20.5,"idealWidth":41,"#
          + #""rows":[{"width":20.5,"lines":2,"height":20.5},{"width":41,"lines":1,"height":10.25}],"#
          + #""fonts":[{"requested":""#
      )
    )
    #expect(run.output.hasSuffix(#""missing":[],"warnings":[]}"# + "\n"))
  }

  @Test("CSV and TSV have a header and a row for each")
  func rows() throws {
    let csv = try Galley.square("table", "aa b", "--format", "csv")
    #expect(csv.output == "width,lines,height\n20,2,20\n40,1,10\n")
    let tsv = try Galley.square("table", "aa b", "--format", "tsv")
    #expect(tsv.output == "width\tlines\theight\n20\t2\t20\n40\t1\t10\n")
  }

  @Test("Below the minimum the table tells of broken words")
  func from() throws {
    let broken = try Galley.square("table", "aaaa b", "--from", "20", "--format", "csv")
    #expect(broken.output == "width,lines,height\n20,3,30\n30,2,20\n60,1,10\n")
    let whole = try Galley.square(
      "table",
      "aaaa b",
      "--from=20",
      "--no-break-words",
      "--format=csv"
    )
    #expect(whole.output == "width,lines,height\n20,2,20\n60,1,10\n")
    #expect(try Galley.square("table", "aaaa b", "--from", "-1").status == 64)
    #expect(try Galley.square("table", "aaaa b", "--width", "20").status == 64)
  }

  @Test("The text is read as other commands read it")
  func input() throws {
    let run = try Galley.square("table", "-", "--format", "csv", input: "a b\n")
    #expect(run.output == "width,lines,height\n10,2,20\n30,1,10\n")
    #expect(try Galley.square("table").status == 64)
  }
}
