import Foundation
import Testing

@Suite("The command fit")
struct FitCommandTests {
  @Test("The largest size that fits a box is told with its lines")
  func box() throws {
    let run = try Galley.square("fit", "aa bb", "--box", "100x60")
    let expected = """
      size 30
      60.00 × 60.00 pt   2 lines, ideal 150.00 wide
       1  60.00  "aa "
       2  60.00  "bb"
      Square Regular (\(Galley.squareFont))

      """
    #expect(run.output == expected)
    #expect(run.status == 0)
  }

  @Test(
    "The size is the one that was worked out",
    arguments: [
      (["--box=100x60", "--max-lines=1"], "20"), (["--box=nonex33.3"], "33.25"),
      (["--box=101xnone", "--max-lines=1", "--step=1"], "20"), (["--box=200x200"], "100"),
      (["--box=200x200", "--max-size=64"], "64"), (["--box=0x70", "--min-size=10"], "35"),
      (["--box=10x60"], "5"), (["--box=10x60", "--break-words"], "10"),
      (["--box=nonexnone"], "100000"), (["--box=200x200", "--size=9", "--min-size=99"], "100"),
    ]
  )
  func sizes(_ arguments: [String], _ size: String) throws {
    // An option that is given twice counts once.
    let padded = arguments + Array(repeating: "--value=size", count: 4 - arguments.count)
    let run = try Galley.square("fit", "aa bb", padded[0], padded[1], padded[2], padded[3])
    #expect(run.output == size + "\n")
    #expect(run.status == 0)
  }

  @Test(
    "Styling is that of measure, and stays as it is at all sizes",
    arguments: [
      // Four letters and three times the tracking between them are 100 wide.
      (["aaaa", "--box=100xnone", "--tracking=4"], "22"),
      (["aaaa", "--box=100xnone", "--tracking=-8"], "31"),
      // Two lines and what is between them are 60 high.
      (["aa bb", "--box=100x60", "--line-spacing=10"], "25"),
      (["aa bb", "--box=100x60", "--line-height-multiple=1.5"], "20"),
      (["aa bb", "--box=100x60", "--max-line-height=20"], "50"),
      (["aa bb", "--box=100x60", "--min-line-height=31"], "20"),
      (["가나", "--box=100xnone"], "100"), (["가나", "--box=100xnone", "--keep-all"], "50"),
    ]
  )
  func styling(_ arguments: [String], _ size: String) throws {
    let run = try Galley.square(["fit"] + arguments + ["--value=size"])
    #expect(run.output == size + "\n")
  }

  @Test("Tracking counts in the narrowest width")
  func trackedWidth() throws {
    // Six letters and five times 2 between them; two letters and a space, each with its tracking.
    let run = try Galley.square(["fit", "aa bbbb c", "--lines=2", "--tracking=2", "--value=width"])
    #expect(run.output == "70\n")
  }

  @Test("If nothing fits, the smallest size tells by how much")
  func noSize() throws {
    let run = try Galley.square("fit", "aaaa b", "--box=30x15", "--min-size=10", "--max-lines=1")
    let expected = """
      no size fits, not even 10
      40.00 × 20.00 pt   2 lines, ideal 60.00 wide
       1  40.00  "aaaa "
       2  10.00  "b"
      Square Regular (\(Galley.squareFont))
      does not fit: 10.00 pt too wide, 5.00 pt too high, 1 line too many

      """
    #expect(run.output == expected)
    #expect(run.status == 1)
  }

  @Test("A number alone is told with the reason for which nothing fits")
  func reason() throws {
    let arguments = ["fit", "aaaa b", "--box=30x15", "--min-size=10", "--max-lines=1"]
    let run = try Galley.square(arguments + ["--value=size"])
    #expect(run.output == "10\n")
    #expect(run.errors == "does not fit: 10.00 pt too wide, 5.00 pt too high, 1 line too many\n")
    #expect(run.status == 1)
    #expect(try Galley.square(arguments).errors == "")
    #expect(try Galley.square(arguments + ["--format=json"]).errors == "")
  }

  @Test("The narrowest width for lines or a height is told")
  func narrowestWidth() throws {
    let lines = try Galley.square("fit", "aa bbbb c", "--lines", "2")
    let expected = """
      width 60.00
      60.00 × 20.00 pt   2 lines, ideal 90.00 wide
       1  20.00  "aa "
       2  60.00  "bbbb c"
      Square Regular (\(Galley.squareFont))

      """
    #expect(lines.output == expected)
    #expect(try Galley.square("fit", "aa bbbb c", "--height=25").output == expected)
    #expect(try Galley.square("fit", "aa bbbb c", "--lines=3", "--value=width").output == "40\n")
    let broken = try Galley.square("fit", "aa bbbb c", "--lines=3", "--break-words")
    #expect(broken.output.hasPrefix("width 30.00\n"))
    let none = try Galley.square("fit", "-e", #"a\nb"#, "--lines", "1")
    #expect(none.output.hasPrefix("no width is wide enough\n"))
    #expect(none.output.hasSuffix("does not fit: 1 line too many\n"))
    #expect(none.status == 1)
  }

  @Test("JSON is that of measure, with what was sought")
  func json() throws {
    let fits = try Galley.square("fit", "aa bb", "--box=101.25x40", "--format=json")
    #expect(fits.output.hasPrefix(#"{"schema":1,"size":20.25,"id":null,"text":"aa bb","#))
    let answer = try fits.objects()[0]
    #expect(answer["width"] as? Double == 101.25)
    #expect(answer["fits"] as? Bool == true)
    #expect((answer["lines"] as? [Any])?.count == 1)
    let none = try Galley.square("fit", "aa bb", "--box=10x10", "--min-size=10", "--format=json")
      .objects()[0]
    #expect(none["size"] is NSNull)
    #expect(none["over"] as? [String: Double] == ["width": 10, "height": 10, "lines": 0])
    let width = try Galley.square("fit", "aa bb", "--lines=1", "--format=json").objects()[0]
    #expect(width["narrowestWidth"] as? Double == 50)
    let lines = try Galley.square("fit", "-e", #"a\nb"#, "--lines=1", "--format=json").objects()[0]
    #expect(lines["narrowestWidth"] is NSNull)
    #expect(lines["fits"] as? Bool == false)
    #expect(lines["over"] as? [String: Double] == ["width": 0, "height": 0, "lines": 1])
  }

  @Test("Two questions at once are told from none")
  func questions() throws {
    let two = try Galley.run("fit", "a", "--box=9x9", "--height=9")
    #expect(
      two.errors.hasPrefix("Error: Only one of '--box', '--lines' and '--height' can be given\n")
    )
    let none = try Galley.run("fit", "a")
    #expect(none.errors.hasPrefix("Error: One of '--box', '--lines' and '--height' is expected\n"))
    let help = try Galley.run("fit", "--help").output
    #expect(help.contains("Find the narrowest width for this height.\n"))
  }

  @Test(
    "Questions that make no sense are errors",
    arguments: [
      [], ["--box=100x100", "--lines=2"], ["--box=100x100", "--height=9"], ["--box=100"],
      ["--box=axb"], ["--box=-1x5"], ["--box=1x2x3"], ["--lines=0"], ["--lines=2", "--step=1"],
      ["--lines=2", "--max-lines=1"], ["--box=9x9", "--min-size=0"], ["--box=9x9", "--step=0"],
      ["--box=9x9", "--min-size=9", "--max-size=8"], ["--box=9x9", "--max-size=200000"],
      ["--box=9x9", "--max-lines=0"], ["--width=9", "--lines=1"],
    ]
  )
  func usage(_ arguments: [String]) throws {
    let options = arguments + Array(repeating: "--italic", count: 3 - arguments.count)
    let run = try Galley.run("fit", "text", options[0], options[1], options[2])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("\nUsage: galley fit <text> [<options>]\n"))
  }
}
