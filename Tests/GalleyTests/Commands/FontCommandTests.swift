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

  @Test("Families are listed with weights, slant and file")
  func list() throws {
    let run = try Galley.run("fonts", "--format", "tsv")
    #expect(run.lines.contains("Inter\t100\t900\ttrue\tembedded:Inter-Italic-Variable.ttf"))
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
