import Testing

/// The square font, whose letters are one em wide and high: at 36 points, 12.7 mm.
@Suite("Units of length")
struct UnitTests {
  private static func run(_ command: String, _ text: String, _ options: [String]) throws
    -> Galley.Run
  {
    try Galley.square([command, text, "--size=36", "--unit=mm"] + options)
  }

  @Test("Lengths are given and printed in the unit, and JSON says which it is")
  func millimeters() throws {
    let json = try Self.run("measure", "aa bb", ["--width=26", "--height=25.3", "--format=json"])
    #expect(
      json.output.hasPrefix(
        #"{"schema":1,"unit":"mm","id":null,"text":"aa bb","proposal":{"width":26,"height":25.3},"#
          + #""width":25.4,"height":25.4,"ideal":{"width":63.5,"height":12.7},"#
          + #""minimum":{"width":25.4,"height":25.4},"#
          + #""lines":[{"range":[0,3],"width":25.4,"trailingWhitespaceWidth":12.7,"x":0,"y":0,"#
          + #""height":12.7,"#
      )
    )
    let text = try Self.run("measure", "aa bb", ["--width=25.4"])
    #expect(text.output.hasPrefix("25.40 × 25.40 mm   2 lines, ideal 63.50 wide\n 1  25.40  \"aa"))
    #expect(try Self.run("measure", "aa", ["--value=width"]).output == "25.4\n")
    #expect(try Self.run("measure", "aa", ["--width=25.4", "--value=lines"]).output == "1\n")
  }

  @Test("By how much a text does not fit is told in the unit")
  func over() throws {
    let options = ["--width=25.4", "--no-break-words"]
    let text = try Self.run("measure", "aaa", options)
    #expect(text.output.hasSuffix("does not fit: 12.70 mm too wide\n"))
    let json = try Self.run("measure", "aaa", options + ["--format=json"]).objects()[0]
    #expect(json["over"] as? [String: Double] == ["width": 12.7, "height": 0, "lines": 0])
  }

  @Test(
    "Every length is in the unit",
    arguments: [
      // 6.35 mm are 18 points, half a letter.
      (["--tracking=6.35"], [31.75, 12.7]), (["--padding=6.35"], [38.1, 12.7]),
      (["--insets=6.35,12.7,0,0"], [38.1, 19.05]), (["--min-line-height=25.4"], [25.4, 25.4]),
      (["--max-line-height=6.35"], [25.4, 6.35]),
      (["--line-spacing=6.35", "--width=12.7"], [12.7, 31.75]),
    ]
  )
  func lengths(_ options: [String], _ size: [Double]) throws {
    #expect(try Self.run("measure", "aa", options + ["--value=width"]).output == "\(size[0])\n")
    #expect(try Self.run("measure", "aa", options + ["--value=height"]).output == "\(size[1])\n")
  }

  @Test("Every command takes it")
  func commands() throws {
    let csv = try Self.run("lines", "aa bb", ["--width=26", "--format=csv"])
    #expect(csv.lines[2].hasPrefix("2,3,5,25.4,0,0,12.7,12.7,"))
    let table = try Self.run("table", "aa b", ["--format=csv"])
    #expect(table.output == "width,lines,height\n25.4,2,25.4\n50.8,1,12.7\n")
    #expect(
      try Self.run("table", "aaaa", ["--from=25.4", "--format=csv"]).lines[1] == "25.4,2,25.4"
    )
    let rows = try Self.run("table", "aa b", [])
    #expect(
      rows.output.hasPrefix(" width (mm)  lines  height (mm)\n      25.40      2        25.40\n")
    )
    let heights = try Self.run("table", "aa b", ["--format=json"])
    #expect(
      heights.output.hasPrefix(
        #"{"schema":1,"unit":"mm","text":"aa b","minimumWidth":25.4,"idealWidth":50.8,"#
          + #""rows":[{"width":25.4,"lines":2,"height":25.4},"#
      )
    )
    let explained = try Self.run("explain", "aa bb", ["--width=26"])
    #expect(explained.output.contains("    room 26.00, ended where"))
    #expect(explained.output.contains("    not up to 5: 63.50 mm wide, 37.50 too wide\n"))
    #expect(
      explained.output.contains(
        "    12.70 mm high, as Square at 36.00 pt reaches 10.16 up and 2.54 down\n"
      )
    )
    let explanation = try Self.run("explain", "aa", ["--format=json"])
    #expect(
      explanation.output.hasPrefix(
        #"{"schema":1,"unit":"mm","text":"aa","width":25.4,"height":12.7,"#
      )
    )
    let ink = try Self.run("measure", "aa", ["--ink"])
    #expect(ink.output.contains("ink 25.40 × 12.70 mm at 0.00, 0.00\n"))
  }

  @Test("What is sought is told in the unit, but sizes of fonts are points")
  func fit() throws {
    let size = try Self.run("fit", "aa", ["--box=25.4x100", "--max-lines=1"])
    #expect(size.output.hasPrefix("size 36\n25.40 × 12.70 mm   1 line, ideal 25.40 wide\n"))
    let width = try Self.run("fit", "aa bbbb c", ["--lines=2"])
    #expect(width.output.hasPrefix("width 76.20 mm\n76.20 × 25.40 mm"))
    let json = try Self.run("fit", "aa bbbb c", ["--height=25.4", "--format=json"])
    #expect(json.output.hasPrefix(#"{"schema":1,"unit":"mm","narrowestWidth":76.2,"id":null,"#))
    #expect(json.output.contains(#""proposal":{"width":76.2,"height":25.4},"#))
    let box = try Self.run("fit", "aa", ["--box=25.4x100", "--format=json"])
    #expect(box.output.contains(#""proposal":{"width":25.4,"height":100},"#))
    let em = try Galley.square("fit", "aa", "--unit=em", "--lines=1", "--value=width")
    #expect(em.output == "2\n")
  }

  @Test("An em is the size of the font, wherever that is given")
  func ems() throws {
    let run = try Galley.square(
      "measure",
      "aa bb",
      "--unit=em",
      "--width=2.5",
      "--tracking=0.25",
      "--size=16",
      "--value=width"
    )
    #expect(run.output == "2.25\n")
  }

  @Test("Dots are counted by the inch, and rounded outward to whole ones")
  func dots() throws {
    let options = ["--unit=dots", "--dpi=203"]
    let inch = try Galley.square(
      ["measure", "aa bb", "--size=72", "--width=406", "--format=json"] + options
    )
    #expect(inch.output.hasPrefix(#"{"schema":1,"unit":"dots","dpi":203,"id":null,"#))
    #expect(
      inch.output.contains(#""proposal":{"width":406,"height":null},"width":406,"height":406,"#)
    )
    // 20 points are 56.39 dots, 10 are 28.19.
    let whole = try Galley.square(["measure", "aa", "--scale=1"] + options)
    #expect(whole.output.hasPrefix("57 × 29 dots   1 line, ideal 57 wide\n 1  57  \"aa\"\n"))
    #expect(
      try Galley.square(["measure", "aa", "--scale=1", "--value=width"] + options).output
        .hasPrefix("56.38")
    )
  }

  @Test("They are keys of a batch")
  func batch() throws {
    let run = try Galley.square(
      "batch",
      "--unit=mm",
      "--size=36",
      input: """
        {"text":"aa"}
        {"text":"aa","unit":"pt"}
        {"text":"aa b","unit":"em","width":2.5,"size":10}
        {"text":"aa","unit":"dots","dpi":203}
        {"text":"aa","unit":"dots"}
        {"text":"aa","dpi":203}
        {"text":"aa","unit":"px"}
        {"text":"aa","dpi":0,"unit":"dots"}
        """
    )
    let answers = try run.objects()
    #expect(answers.map { $0["width"] as? Double } == [25.4, 72, 2, 203, nil, nil, nil, nil])
    #expect(answers.map { $0["unit"] as? String } == ["mm", nil, "em", "dots", nil, nil, nil, nil])
    #expect(
      answers.map { $0["error"] as? String } == [
        nil, nil, nil, nil, "the unit dots needs the key 'dpi', dots to the inch",
        "the key 'dpi' is for the unit dots, not mm", "the key 'unit' must be pt, mm, em or dots",
        "the key 'dpi' must be a number above 0, at most 100000",
      ]
    )
    let csv = try Galley.square("batch", "--unit=em", "--format=csv", input: "ab c\n")
    #expect(csv.lines[1] == ",ab c,4,1,1,4,2,true,0,0,,,")
  }

  @Test(
    "Units that cannot be followed are errors that say why",
    arguments: [
      (["measure", "--unit=dots"], "'--unit dots' needs '--dpi', the number of dots to the inch"),
      (["batch", "--unit=dots"], "'--unit dots' needs '--dpi', the number of dots to the inch"),
      (["measure", "--dpi=203"], "'--dpi' is for '--unit dots'"),
      (["measure", "--dpi=203", "--unit=mm"], "'--dpi' is for '--unit dots'"),
      (["measure", "--dump", "--unit=mm"], "'--dump' is in points; leave out '--unit'"),
      (
        ["fit", "--box=9x9", "--unit=em"],
        "'--unit em' cannot measure '--box', which the size of the font is sought for"
      ),
    ]
  )
  func usage(_ arguments: [String], _ message: String) throws {
    let run = try Galley.square(arguments + (arguments[0] == "batch" ? [] : ["text"]))
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: \(message)\nHelp:  --"))
  }
}
