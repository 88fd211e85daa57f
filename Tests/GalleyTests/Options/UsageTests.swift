import Testing

@Suite("Arguments that make no sense")
struct UsageTests {
  @Test(
    "A value that an option cannot have is an error",
    arguments: [
      ["--size", "abc"], ["--size", "0"], ["--size", "-1"], ["--size", "nan"], ["--size", "inf"],
      ["--size", "100001"], ["--size", "0x10"], ["--size", ""], ["--weight", "0"],
      ["--weight", "bold"], ["--width", "-5"], ["--width", "nan"], ["--width", "12pt"],
      ["--height", "-0.1"], ["--direction", "up"], ["--line-break", "never"],
      ["--metrics", "css"], ["--offsets", "bytes"], ["--format", "xml"], ["--value", "depth"],
      ["--feature", "toolong"], ["--feature", "liga=x"], ["--variation", "wght"],
      ["--variation", "wght=nan"], ["--scale", "0"], ["--color", "red"], ["--wrap", "even"],
      ["--unit", "px"],
      ["--dpi", "0"], ["--dpi", "-1"], ["--dpi", "1e9"], ["--dpi", "nan"],
      ["--padding", "-1"],
      ["--padding", "nan"], ["--padding", "none"], ["--padding", ""], ["--insets", "1"],
      ["--insets", "1,2,3"], ["--insets", "1,2,3,4,5"], ["--insets", "1,2,,4"],
      ["--insets", "1,2,-3,4"], ["--insets", "1,nan,3,4"], ["--insets", "1;2;3;4"],
      ["--insets", ""],
    ]
  )
  func invalidValues(arguments: [String]) throws {
    let run = try Galley.run("text", arguments[0], arguments[1])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: The value '\(arguments[1])' is invalid for '--"))
    #expect(run.errors.contains("\nHelp:  \(arguments[0]) <"))
    #expect(run.errors.contains("\nUsage: galley measure "))
  }

  @Test(
    "What a value must be is said",
    arguments: [
      ("measure", "--scale=0", "a number from 0.001 to 1000000"),
      ("measure", "--format=xml", "text, json, jsonl, csv or tsv"),
      ("font", "--format=xml", "text, json or jsonl"),
      ("measure", "--value=area", "width, height, lines or size"),
      ("measure", "--color=maybe", "auto, always or never"),
      ("batch", "--jobs=0", "a whole number from 1 to 1024"),
      ("batch", "--input=xml", "jsonl, csv, tsv or lines"),
      ("fit", "--lines=0", "a number of lines, at least 1"),
      ("fit", "--step=0", "a number from 1/65536 to 100000"),
      ("fit", "--min-size=0", "a number above 0, at most 100000"),
      ("fit", "--box=300", "a width and a height, such as 300x120 or 300xnone"),
      ("table", "--from=-1", "a number, at least 0"),
      ("layout", "--sweep=100-900", "two widths, at least 0, such as 100...900"),
      ("layout", "--width=wide", "a number, at least 0, inf or none"),
      ("measure", "--insets=1,2", "four numbers, at least 0: top,left,bottom,right"),
    ]
  )
  func expectations(_ command: String, _ option: String, _ expectation: String) throws {
    let run = try Galley.run(command, "a", option)
    #expect(run.status == 64)
    #expect(run.errors.contains(">'; it must be \(expectation)\n"))
  }

  @Test("Spaces around the numbers of insets do not matter")
  func spacedInsets() throws {
    let run = try Galley.square("measure", "a", "--insets", " 1, 2,3 ,  4", "--value", "width")
    #expect(run.output == "16\n")
    #expect(try Galley.square("measure", "a", "--insets", "1 2,3,4,5").status == 64)
  }

  @Test("Lengths may be without limit", arguments: ["none", "inf", "infinity", "1e3", "250.5"])
  func lengths(length: String) throws {
    let run = try Galley.square("measure", "ab cd", "--width", length, "--value", "width")
    #expect(run.output == "50\n")
  }

  @Test("An unknown option is named, with those that are near")
  func unknownOption() throws {
    let near = try Galley.run("text", "--widht", "5")
    #expect(near.status == 64)
    #expect(
      near.errors == """
        Error: Unknown option '--widht'. Did you mean '--width'?
        Usage: galley measure <text> [<options>]
          See 'galley measure --help' for more information.

        """
    )
    #expect(
      try Galley.run("text", "--depth", "2").errors.hasPrefix(
        "Error: Unknown option '--depth'."
      )
    )
    #expect(try Galley.run("text", "-x").errors.hasPrefix("Error: Unknown option '-x'."))
    #expect(try Galley.run("text", "--wid", "5").errors.hasPrefix("Error: Unknown option '--wid'."))
    #expect(try Galley.run("text", "--wid=5").errors.hasPrefix("Error: Unknown option '--wid'."))
  }

  @Test("Options take arguments, or not")
  func arguments() throws {
    #expect(
      try Galley.run("text", "--width").errors.hasPrefix(
        "Error: Missing value for '--width <length>'\n"
      )
    )
    #expect(
      try Galley.run("text", "--italic=yes").errors.hasPrefix(
        "Error: The option '--italic' takes no value\n"
      )
    )
    #expect(try Galley.square("measure", "ab", "--width=10", "--value=lines").output == "2\n")
  }

  @Test(
    "Answers of two forms cannot both be given",
    arguments: [
      (["--value=width", "--format=json"], "'--value' and '--format json'"),
      (["--value=width", "--format=jsonl"], "'--value' and '--format jsonl'"),
      (["--format=csv", "--value=lines"], "'--value' and '--format csv'"),
      (["--value=width", "--format=tsv"], "'--value' and '--format tsv'"),
      (["--dump", "--format=json"], "'--dump' and '--format json'"),
      (["--dump", "--value=width"], "'--value' and '--dump'"),
      (["--dump", "--explain"], "'--dump' and '--explain'"),
      (["--explain", "--value=width"], "'--value' and '--explain'"),
    ]
  )
  func forms(_ options: [String], _ names: String) throws {
    let run = try Galley.square(["measure", "ab"] + options)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "Error: \(names) ask for answers of different forms; leave out one of them\nHelp:  --"
      )
    )
  }

  @Test("Lines that are left out are not explained", arguments: ["measure", "lines"])
  func truncatedExplanation(_ command: String) throws {
    let options = ["--width=10", "--max-lines=1", "--explain"]
    let run = try Galley.square([command, "ab", "--truncate=tail"] + options)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: '--explain' tells about all lines, '--truncate' leaves"))
    #expect(try Galley.square([command, "ab"] + options).status == 0)
    #expect(try Galley.square("explain", "ab", "--truncate=tail").status == 64)
  }

  @Test("Truncation needs a limit, and an ellipsis truncation", arguments: ["measure", "lines"])
  func truncation(_ command: String) throws {
    let unlimited = try Galley.square([command, "ab", "--truncate=tail", "--width=10"])
    #expect(unlimited.status == 64)
    #expect(unlimited.output == "")
    #expect(unlimited.errors.hasPrefix("Error: '--truncate' needs '--max-lines' or '--height',"))
    let whole = try Galley.square([command, "ab", "--ellipsis=-", "--max-lines=1"])
    #expect(whole.status == 64)
    #expect(whole.errors.hasPrefix("Error: '--ellipsis' needs '--truncate',"))
    for limit in ["--max-lines=1", "--height=10"] {
      #expect(
        try Galley.square([command, "ab", "--truncate=tail", "--ellipsis=-", limit]).status == 0
      )
    }
    let record = #"{"text":"ab","width":10,"maxLines":1}"#
    let batch = try Galley.square(["batch", "--truncate=tail", "--value=lines"], input: record)
    #expect(batch.output == "1\n")
  }

  @Test("Forms that agree are given", arguments: ["measure", "lines", "batch", "fit"])
  func agreeingForms(_ command: String) throws {
    var arguments = [command, "--value=width", "--format=text"]
    if command == "fit" { arguments.append("--lines=1") }
    if command != "batch" { arguments.append("ab") }
    #expect(try Galley.square(arguments, input: "ab\n").output == "20\n")
    arguments[2] = "--format=csv"
    #expect(try Galley.square(arguments, input: "ab\n").status == 64)
    #expect(try Galley.square("measure", "ab", "--explain", "--format=json").status == 0)
  }

  @Test("There is one text")
  func oneText() throws {
    #expect(try Galley.run().status == 64)
    #expect(try Galley.run("a", "b").errors.hasPrefix("Error: One text is expected, not 2; quote"))
    #expect(try Galley.run("--size", "9", "lines", "a").errors.contains("'lines' comes first"))
    #expect(try Galley.run("a", "--file", "b").status == 64)
    #expect(try Galley.run("a", "--fallback", "Inter", "--no-fallback").status == 64)
  }

  @Test("Text that begins with a hyphen follows two")
  func hyphens() throws {
    #expect(try Galley.run("-5").status == 64)
    #expect(try Galley.square("measure", "--value", "width", "--", "-5").output == "20\n")
  }
}
