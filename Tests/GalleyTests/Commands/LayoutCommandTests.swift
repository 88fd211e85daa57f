import Foundation
import Testing

@Suite("The command layout")
struct LayoutCommandTests {
  private let row = #"""
    {"root":{"view":"HStack","id":"row","spacing":0,"children":[
      {"view":"Text","text":"Hello world","id":"T"},
      {"view":"Color","id":"C","modifiers":[{"layoutPriority":1},{"padding":1}]}]},
     "mockText":{"advance":10,"ascent":16,"descent":4}}
    """#

  @Test("Text has a line for each view, and says that the layout is settled")
  func text() throws {
    let run = try Galley.run("layout", "-", "--width", "240", "--height", "60", input: row)
    #expect(run.status == 0)
    #expect(
      run.output == """
        row  HStack  240×60 → 240×60  (0,0 240×60)
          T  Text  120×60 → 110×20  (0,20 110×20)  "Hello world"
          C.layoutPriority.padding  Padding  130×60 → 130×60  (110,0 130×60)
            C.layoutPriority  LayoutPriority  128×58 → 128×58  (111,1 128×58)
              C  Color  128×58 → 128×58  (111,1 128×58)

        settled

        """
    )
  }

  @Test("The lengths that are offered can be infinite or missing")
  func proposals() throws {
    func line(_ arguments: String...) throws -> Substring? {
      try Galley.run(["layout", "-"] + arguments, bytes: Array(#"{"root":{"view":"Color"}}"#.utf8))
        .lines.first
    }
    #expect(try line() == "Color  Color  nil×nil → 10×10  (0,0 10×10)")
    #expect(try line("--width", "inf") == "Color  Color  inf×nil → inf×10  (0,0 inf×10)")
    #expect(try line("--height=none", "--width=0") == "Color  Color  0×nil → 0×10  (0,0 0×10)")
    let run = try Galley.run("layout", "-", "--width", "-1")
    #expect(run.status == 64)
    #expect(run.errors.contains("it must be a number, at least 0, inf or none\n"))
  }

  @Test("Questions, explanations, sweeps and what is odd are told when asked for")
  func tools() throws {
    let trace = try Galley.run("layout", "-", "--width", "240", "--trace", input: row)
    #expect(trace.output.contains("\n  T  offer 120×nil → 110×20  240 among 2, flexibility 60\n"))
    let json = try Galley.run("layout", "-", "--trace", "--format", "json", input: row).objects()
    let queries = try #require(json.first?["queries"] as? [String: [[String: Any]]])
    #expect(queries["T"]?.first?["kind"] as? String == "ideal")
    #expect(queries["T"]?.first?["cached"] as? Bool == false)
    let lint = try Galley.run("layout", "-", "--width", "240", "--lint", input: row)
    #expect(
      lint.output.contains(
        "\nwarning: C.layoutPriority: its priority is hidden by 'C.layoutPriority.padding'; "
      )
    )
    let sweep = try Galley.run("layout", "-", "--sweep", "80...300", input: row)
    #expect(
      sweep.output == """
        100: T has 2 lines instead of 4
        220: T has 1 line instead of 2

        """
    )
    let explained = try Galley.run("layout", "-", "--width", "240", "--explain", "T", input: row)
    #expect(
      explained.output == """
        T is 110×20
        offered:
          row: offers 120×20: the remaining width 240 among 2
          root: is offered 240×nil
        chosen:
          T: its text takes 1 line

        """
    )
  }

  @Test("A view that is not there is an error that names those that are")
  func unknownView() throws {
    let run = try Galley.run("layout", "-", "--explain", "rwo", input: row)
    #expect(run.status == 64)
    #expect(run.errors.contains("No view 'rwo' is shown. Did you mean 'row'? There are row, T, "))
  }

  @Test("Frames are drawn to a file")
  func drawing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let run = try Galley.run("layout", "-", "--width", "240", "--svg", file, input: row)
    #expect(run.status == 0)
    let drawing = try String(contentsOfFile: file, encoding: .utf8)
    #expect(drawing.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="256" height="36""#))
    let failed = try Galley.run("layout", "-", "--svg", "/nowhere/a.svg", input: row)
    #expect(failed.status == 70)
    #expect(failed.errors.hasPrefix("Error: cannot write '/nowhere/a.svg': "))
  }

  @Test(
    "Questions that exclude each other are errors",
    arguments: [
      ["--sweep", "1...2", "--width", "3"], ["--sweep", "1...2", "--trace"],
      ["--sweep", "1...2", "--lint"], ["--sweep", "1...2", "--explain", "T"],
      ["--sweep", "1...2", "--svg", "a.svg"],
      ["--explain", "T", "--lint"], ["--sweep", "2...1"], ["--sweep", "1..2"],
      ["--sweep", "0...1e7"], ["--format", "csv"],
    ]
  )
  func usage(_ arguments: [String]) throws {
    #expect(try Galley.run(["layout", "-"] + arguments, bytes: Array(row.utf8)).status == 64)
  }

  @Test("The exit status is 1 for views that never come to rest, whatever is asked")
  func restlessViews() throws {
    let growing = #"""
      {"root":{"view":"Color","id":"C","modifiers":[{"frame":{"width":"$w"}},{"padding":8},
       {"onGeometryChange":{"of":"width","assign":"w"}}]},"state":{"w":120}}
      """#
    for arguments in [[], ["--trace"], ["--explain", "C"], ["--sweep", "1...2"]] {
      let run = try Galley.run(["layout", "-"] + arguments, bytes: Array(growing.utf8))
      #expect(run.status == 1, "\(arguments)")
    }
    let sweep = try Galley.run("layout", "-", "--sweep", "80...90", input: row)
    #expect(sweep.status == 0)
  }
}
