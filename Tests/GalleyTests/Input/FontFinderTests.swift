import Testing

@Suite("Finding fonts")
struct FontFinderTests {
  @Test("A family that is not there is an error with the nearest names")
  func unknownFamily() throws {
    let run = try Galley.run("a", "--font", "Intre")
    #expect(run.status == 66)
    #expect(run.output == "")
    #expect(
      run.errors
        == """
        Error: there is no font family 'Intre'; the nearest names are 'Inter'
        Help:  'galley fonts' lists the families; --font-dir and --system-fonts add others

        """
    )
  }

  @Test("A folder is no font, and the option for folders is named")
  func folder() throws {
    let folder = String(Galley.squareFont.dropLast("/Square-Regular.ttf".count))
    let run = try Galley.run("a", "--font", folder)
    #expect(run.status == 66)
    #expect(run.errors.contains("\nHelp:  --font-dir '\(folder)' adds the fonts of the folder"))
  }

  @Test("A family that is not there is replaced where that is allowed")
  func substitution() throws {
    let run = try Galley.run("a", "--font", "Nope", "--allow-missing-font", "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors == "Warning: there is no font family 'Nope'; Inter is used\n")
    let warnings = try #require(try run.objects()[0]["warnings"] as? [[String: String]])
    #expect(warnings.map { $0["code"] } == ["substituted-family"])
    let fonts = try #require(try run.objects()[0]["fonts"] as? [[String: Any]])
    #expect(fonts.map { $0["requested"] as? String } == ["Nope"])
    #expect(fonts.map { $0["family"] as? String } == ["Inter"])
  }

  @Test("Files that are no use are told apart")
  func files() throws {
    let absent = try Galley.run("a", "--font", "./nothing.ttf")
    #expect(absent.status == 66)
    #expect(absent.errors == "Error: there is no font file './nothing.ttf'\n")
    let damaged = try Galley.run("a", "--font", Galley.font("Truncated.ttf"))
    #expect(damaged.status == 65)
    #expect(damaged.errors.contains("Truncated.ttf' is damaged"))
  }

  @Test("A face of a collection is chosen by its number")
  func collections() throws {
    let file = Galley.font("SquareCollection.ttc")
    func width(_ name: String) throws -> Galley.Run {
      try Galley.run("ab", "--font", name, "--size", "10", "--value", "width")
    }
    #expect(try width(file).output == "20\n")
    #expect(try width(file + ":1").output == "12\n")
    let absent = try width(file + ":3")
    #expect(absent.status == 66)
    #expect(absent.errors.contains("has no face 3: it holds 3"))
  }

  @Test("The fonts of a folder can be asked for by name")
  func directories() throws {
    let folder = String(Galley.squareFont.dropLast("/Square-Regular.ttf".count))
    let run = try Galley.run(
      "ab",
      "--font",
      "Square 600",
      "--font-dir",
      folder,
      "--size",
      "10",
      "--value",
      "width"
    )
    #expect(run.output == "12\n")
    #expect(try Galley.run("ab", "--font-dir", folder + "/none").status == 66)
  }

  @Test("A face of a folder comes before the embedded one, and another weight does not")
  func precedence() throws {
    let folder = Galley.font("debian")
    func file(_ weight: String) throws -> String? {
      let run = try Galley.run(
        "ab",
        "--font",
        "Noto Sans",
        "--font-dir",
        folder,
        "--weight",
        weight,
        "--format",
        "json"
      )
      let fonts = try #require(try run.objects()[0]["fonts"] as? [[String: Any]])
      return fonts.first?["file"] as? String
    }
    #expect(try file("400") == folder + "/NotoSans-Regular.ttf")
    #expect(try file("700")?.hasPrefix("embedded:NotoSans") == true)
  }

  @Test("Fallback fonts are those that were named")
  func fallback() throws {
    func families(_ options: String...) throws -> [String?] {
      let run = try Galley.run(
        "a漢",
        options[0],
        options.count > 1 ? options[1] : "--ink",
        "--format",
        "json"
      )
      let fonts = try #require(try run.objects()[0]["fonts"] as? [[String: Any]])
      return fonts.map { $0["family"] as? String }
    }
    #expect(try families("--fallback", "Noto Sans CJK Core") == ["Inter", "Noto Sans CJK Core"])
    #expect(try families("--no-fallback") == ["Inter"])
    #expect(try families("--fallback", "embedded") == ["Inter", "Noto Sans CJK Core"])
    let missing = try Galley.run("ཀ", "--no-fallback", "--format", "json").objects()[0]
    let characters = try #require(missing["missing"] as? [[String: Any]])
    #expect(characters.map { $0["scalars"] as? String } == ["U+0F40"])
    #expect(characters.map { $0["range"] as? [Int] } == [[0, 1]])
  }
}
