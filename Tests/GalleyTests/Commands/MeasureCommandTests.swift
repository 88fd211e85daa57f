import Testing

@Suite("The command measure")
struct MeasureCommandTests {
  @Test("Text output holds size, lines and font")
  func textOutput() throws {
    let run = try Galley.square("measure", "aa bb", "--width", "25")
    let expected = """
      20.00 × 20.00 pt   2 lines, ideal 50.00 wide
       1  20.00  "aa "
       2  20.00  "bb"
      Square Regular (\(Galley.squareFont))

      """
    #expect(run.output == expected)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test("It is the command where none is named")
  func defaultCommand() throws {
    let named = try Galley.run("measure", "Hi")
    #expect(try Galley.run("Hi").output == named.output)
    #expect(try Galley.run("--size", "17", "Hi").output == named.output)
    #expect(try Galley.run("--", "Hi").output == named.output)
  }

  @Test("JSON has the keys of the contract in their order, and exact numbers")
  func json() throws {
    let run = try Galley.square(
      "measure",
      "aa bb",
      "--width",
      "25",
      "--height",
      "15.5",
      "--format",
      "json"
    )
    let font = Galley.squareFont
    let digest = "5076247103845282e8162dcdf93518cd9db4bd7c937bcc454580a4ac02de5947"
    let expected =
      #"{"schema":1,"id":null,"text":"aa bb","proposal":{"width":25,"height":15.5},"#
      + #""width":20,"height":20,"ideal":{"width":50,"height":10},"#
      + #""minimum":{"width":20,"height":20},"#
      + #""lines":[{"range":[0,3],"width":20,"trailingWhitespaceWidth":10,"x":0,"y":0,"#
      + #""height":10,"baseline":8,"ascent":8,"descent":2,"leading":0,"end":"soft","#
      + #""hyphenated":false},"#
      + #"{"range":[3,5],"width":20,"trailingWhitespaceWidth":0,"x":0,"y":10,"#
      + #""height":10,"baseline":18,"ascent":8,"descent":2,"leading":0,"end":"text","#
      + #""hyphenated":false}],"#
      + #""fits":false,"over":{"width":0,"height":4.5,"lines":0},"truncated":false,"#
      + #""fonts":[{"requested":"\#(font)","family":"Square","file":"\#(font)","#
      + #""sha256":"\#(digest)","fallback":false,"ranges":[[0,5]]}],"#
      + #""missing":[],"warnings":[]}"# + "\n"
    #expect(run.output == expected)
  }

  @Test("Every reason for the end of a line has its word")
  func lineEnds() throws {
    let run = try Galley.square("measure", "-e", #"aaa b\nc"#, "--width", "20", "--format", "json")
    let lines = try #require(try run.objects()[0]["lines"] as? [[String: Any]])
    #expect(lines.map { $0["end"] as? String } == ["overflow", "soft", "hard", "text"])
  }

  @Test("Ink is told when it is asked for")
  func ink() throws {
    let run = try Galley.square("measure", "ab", "--ink", "--format", "json")
    let ink = try #require(try run.objects()[0]["ink"] as? [String: Double])
    #expect(ink == ["x": 0, "y": 0, "width": 20, "height": 10])
    #expect(try Galley.square("measure", "ab", "--format", "json").output.contains("ink") == false)
    #expect(try Galley.square("measure", "ab", "--ink").output.contains("ink 20.00 × 10.00 pt"))
  }

  @Test("A value is one number, never rounded")
  func value() throws {
    #expect(try Galley.square("measure", "abc", "--value", "width").output == "30\n")
    #expect(try Galley.square("measure", "abc", "--value", "height").output == "10\n")
    #expect(try Galley.square("measure", "a b", "--width", "0", "--value", "lines").output == "2\n")
    let options = ["--size=10.5", "--scale=1"]
    func output(_ command: String, _ more: String) throws -> String {
      try Galley.square([command] + options + [more], input: "abc\n").output
    }
    #expect(try output("batch", "--value=width") == "31.5\n")
    #expect(try output("batch", "--value=height") == "10.5\n")
    #expect(try output("batch", "--format=text").hasPrefix("32 × 11 pt "))
    #expect(
      try Galley.square(["measure", "abc", "--value=width"] + options).output == "31.5\n"
    )
  }

  @Test("What does not fit is a failure when it is asked to be")
  func requireFit() throws {
    let wide = try Galley.square("measure", "abc", "--width", "25", "--no-break-words")
    #expect(wide.status == 0)
    #expect(wide.output.contains("does not fit: 5.00 pt too wide\n"))
    let rounded = try Galley.square("measure", "abc", "--height=5.75", "--scale=2")
    #expect(rounded.output.hasSuffix("\ndoes not fit: 4.5 pt too high\n"))
    let required = try Galley.square(
      "measure",
      "abc",
      "--width",
      "25",
      "--no-break-words",
      "--require-fit"
    )
    #expect(required.status == 1)
    #expect(try Galley.square("measure", "abc", "--width", "30", "--require-fit").status == 0)
    #expect(try Galley.square("measure", "abc", "--width", "0", "--require-fit").status == 0)
    #expect(try Galley.square("measure", "abc", "--height", "9", "--require-fit").status == 1)
  }

  @Test("Options say how high lines are and where they stand")
  func paragraphStyle() throws {
    func lines(_ options: String...) throws -> [[String: Any]] {
      let arguments = ["lines", "aa b", "--width", "20", "--format", "json"] + options
      let run = try Galley.square(arguments)
      return try #require(run.objects()[0]["lines"] as? [[String: Any]])
    }
    func numbers(_ key: String, _ lines: [[String: Any]]) -> [Double] {
      lines.compactMap { $0[key] as? Double }
    }
    #expect(try numbers("y", lines("--line-spacing", "4")) == [0, 14])
    #expect(try numbers("height", lines("--line-height-multiple", "1.5")) == [15, 15])
    #expect(try numbers("baseline", lines("--min-line-height", "12")) == [10, 22])
    #expect(try numbers("height", lines("--max-line-height", "7")) == [7, 7])
    #expect(try numbers("x", lines("--align", "center")) == [0, 5])
    #expect(try numbers("width", lines("--tracking", "-1")) == [19, 10])
    #expect(try numbers("trailingWhitespaceWidth", lines("--tracking", "-1")) == [8, 0])
    #expect(try numbers("x", lines("--align", "trailing")) == [0, 10])
    #expect(try Galley.square("measure", "a", "--align", "middle").status == 64)
    #expect(try Galley.square("measure", "a", "--scale", "1e-9").status == 64)
    #expect(try Galley.square("measure", "a", "--line-spacing=-1").status == 64)
  }

  @Test("Lines beyond a limit are told, or left out if that is asked for")
  func maxLines() throws {
    func answer(_ options: String...) throws -> (status: Int32, json: [String: Any]) {
      let arguments = ["measure", "abcdefgh", "--width", "40", "--format", "json", "--require-fit"]
      let run = try Galley.square(arguments + options)
      return (run.status, try run.objects()[0])
    }
    let over = try answer("--max-lines", "1")
    #expect(over.status == 1)
    #expect((over.json["over"] as? [String: Any])?["lines"] as? Int == 1)
    #expect(over.json["truncated"] as? Bool == false)
    #expect(try answer("--max-lines", "2").status == 0)
    let cut = try answer("--max-lines", "1", "--truncate", "tail")
    #expect(cut.status == 0)
    #expect(cut.json["truncated"] as? Bool == true)
    #expect(cut.json["cut"] as? [Int] == [3, 8])
    #expect(cut.json["height"] as? Double == 10)
    #expect(cut.json["width"] as? Double == 40)
    let head = try answer("--height", "10", "--truncate", "head", "--ellipsis", "--")
    #expect(head.json["cut"] as? [Int] == [0, 6])
    let text = try Galley.square(
      ["measure", "abcdefgh", "--width", "40", "--max-lines", "1", "--truncate", "middle"]
    )
    #expect(text.output.contains("\"a…gh\""))
    #expect(try Galley.square("measure", "a", "--truncate", "end").status == 64)
    #expect(try Galley.square("measure", "a", "--max-lines", "0").status == 64)
  }

  @Test("Empty text is one line high")
  func emptyText() throws {
    let run = try Galley.square("measure", "", "--format", "json")
    let answer = try run.objects()[0]
    #expect(answer["width"] as? Double == 0)
    #expect(answer["height"] as? Double == 10)
  }

  @Test("Ranges count scalars, bytes or UTF-16")
  func offsets() throws {
    func ranges(_ unit: String) throws -> [[Int]] {
      let run = try Galley.square(
        "measure",
        "é😀 b",
        "--width",
        "20",
        "--offsets",
        unit,
        "--format",
        "json"
      )
      let lines = try #require(try run.objects()[0]["lines"] as? [[String: Any]])
      return lines.compactMap { $0["range"] as? [Int] }
    }
    #expect(try ranges("scalar") == [[0, 3], [3, 4]])
    #expect(try ranges("utf8") == [[0, 7], [7, 8]])
    #expect(try ranges("utf16") == [[0, 4], [4, 5]])
  }

  @Test("The dump is a tree of paragraphs, lines and runs")
  func dump() throws {
    let run = try Galley.square("measure", "ab", "--dump")
    #expect(run.lines.count == 3)
    #expect(run.output.hasPrefix("paragraph 0 [0..<2) ltr, 1 line\n"))
  }

  @Test("The dump of a truncated text is that of what is shown, with the token")
  func truncatedDump() throws {
    let run = try Galley.square(
      ["measure", "abcdefgh", "--width=40", "--max-lines=1", "--truncate=tail", "--dump"]
    )
    #expect(run.output.hasPrefix("paragraph 0 [0..<8) ltr, 1 line\n"))
    #expect(run.lines.count { $0.hasPrefix("  line ") } == 1)
    #expect(run.lines.last == "    token [3..<8) x 30 advance 10 …")
  }

  @Test("Nobody reading the answer is no reason to complain")
  func closedPipe() throws {
    let run = try Galley.shell(
      "yes 'a text' | head -100000 | \"$GALLEY\" batch | head -1 | wc -l"
    )
    #expect(run.output.filter { !$0.isWhitespace } == "1")
    #expect(run.errors == "")
  }

  @Test("An answer that cannot be written is a fault of its own")
  func fullDisk() throws {
    let run = try Galley.shell("test -e /dev/full || exit 70; \"$GALLEY\" Hi > /dev/full")
    #expect(run.status == 70)
  }
}
