import Foundation
import Testing

@Suite("The commands font and fonts")
struct FontCommandTests {
  @Test("The three sets of metrics are told, and which is used")
  func metrics() throws {
    let run = try Galley.run("font", Galley.font("SquareCollection.ttc") + ":2", "--size", "10")
    #expect(
      run.output.contains(
        """
                          ascender  descender  line gap
        hhea                   900       -300       100  used by apple
        OS/2 typographic       700       -200        50  used by opentype
        OS/2 Windows          1100       -400         0
        USE_TYPO_METRICS is set
        apple at 10 pt: ascent 9.00, descent 3.00, line gap 1.00, line height 13.00
        opentype at 10 pt: ascent 7.00, descent 2.00, line gap 0.50, line height 9.50

        """
      )
    )
  }

  @Test("JSON tells the same")
  func json() throws {
    let run = try Galley.run(
      "font",
      Galley.font("SquareCollection.ttc") + ":2",
      "--size",
      "10",
      "--format",
      "json"
    )
    let report = try run.objects()[0]
    #expect(report["family"] as? String == "Square TypoOn")
    #expect(report["unitsPerEm"] as? Int == 1000)
    let used = try #require(report["used"] as? [String: [String: Any]])
    #expect(used["apple"]?["lineHeight"] as? Double == 13)
    #expect(used["opentype"]?["lineHeight"] as? Double == 9.5)
  }

  @Test("A font is told in the style in which it stands")
  func style() throws {
    func title(_ arguments: String...) throws -> String {
      let run = try Galley.run(arguments: ["font"] + arguments)
      return run.lines[0].split(separator: "  ").first.map(String.init) ?? ""
    }
    #expect(try title("Inter") == "Inter Regular")
    #expect(try title("Inter", "--weight", "700") == "Inter Bold")
    #expect(try title("Inter", "--variation", "wght=700") == "Inter Bold")
    #expect(try title("Inter", "--weight", "650") == "Inter Regular, wght 650")
    #expect(try title("Inter", "--italic") == "Inter Italic")
    #expect(try title("Noto Serif", "--italic", "--weight", "700") == "Noto Serif Bold Italic")
    #expect(try title(Galley.squareFont, "--weight", "700") == "Square Regular")
    let inter = try Galley.run("font", "Inter", "--weight", "700", "--size", "20").output
    #expect(inter.contains("axis wght from 100 to 900, default 400, here 700\n"))
    let square = try Galley.run("font", Galley.squareFont, "--weight", "700").output
    #expect(square.contains("\nSquare has no weight 700; 400 is used\n"))
  }

  @Test("JSON tells the style, the place on each axis and what is another than asked")
  func styleJSON() throws {
    func report(_ weight: String) throws -> [String: Any] {
      try Galley.run("font", "Inter", "--weight", weight, "--format", "json").objects()[0]
    }
    let bold = try report("700")
    #expect(bold["style"] as? String == "Regular")
    #expect(bold["instance"] as? String == "Bold")
    let axes = try #require(bold["axes"] as? [[String: Any]])
    #expect(axes.first { $0["tag"] as? String == "wght" }?["value"] as? Double == 700)
    #expect((bold["warnings"] as? [Any])?.isEmpty == true)
    #expect(try report("650")["instance"] is NSNull)
    let heavy = try #require(try report("950")["warnings"] as? [[String: String]])
    #expect(heavy.map { $0["code"] } == ["nearest-weight"])
  }

  @Test("Families are listed with weights, slant and file")
  func list() throws {
    let run = try Galley.run("fonts", "--format", "tsv")
    #expect(run.lines.contains("Inter\t100\t900\ttrue\tembedded:Inter-Italic-Variable.ttf\t100"))
    #expect(run.lines.count == 33)
    let folder = String(Galley.squareFont.dropLast("/Square-Regular.ttf".count))
    #expect(
      try Galley.run("fonts", "--font-dir", folder).output
        .contains(Galley.font("SquareCollection.ttc") + ":1\n")
    )
    let families = try #require(
      try Galley.run("fonts", "--format", "json").objects()[0]["families"] as? [[String: Any]]
    )
    #expect(families.contains { $0["family"] as? String == "Noto Serif" })
  }

  @Test("A font must be named, and be there")
  func usage() throws {
    #expect(try Galley.run("font").status == 64)
    let csv = try Galley.run("font", "Inter", "--format", "csv")
    #expect(csv.status == 64)
    #expect(csv.errors.contains("for '--format <format>'; it must be text, json or jsonl\n"))
    #expect(try !Galley.run("font", "--help").output.contains("csv"))
    #expect(try Galley.run("font", "Nope").status == 66)
    #expect(try Galley.run("fonts", "Inter").status == 64)
  }
}
