import Testing

/// The square font at 10 points: letters are 10 wide and 10 high, with the baseline 8 below the
/// top.
///
/// A padding of 5 and insets of 1, 2, 3 and 4 leave 7 at the left of lines and 9 at their right, 1
/// above them and 3 below.
@Suite("Padding and insets")
struct InsetsTests {
  private static func run(_ command: String, _ text: String, _ options: String...) throws
    -> Galley.Run
  {
    try Galley.square([command, text, "--padding", "5", "--insets", "1,2,3,4"] + options)
  }

  private static func json(_ command: String, _ text: String, _ options: String...) throws
    -> [String: Any]
  {
    let run = try Galley.square(
      [command, text, "--padding=5", "--insets=1,2,3,4", "--format=json"] + options
    )
    return try run.objects()[0]
  }

  @Test("Sizes are those of the box, and lines count from its top left")
  func measure() throws {
    let answer = try Self.json("measure", "aa bbbb c", "--width=76", "--height=22", "--ink")
    #expect(answer["width"] as? Double == 76)
    #expect(answer["height"] as? Double == 24)
    #expect(answer["ideal"] as? [String: Double] == ["width": 106, "height": 14])
    #expect(answer["minimum"] as? [String: Double] == ["width": 56, "height": 34])
    #expect(answer["ink"] as? [String: Double] == ["x": 7, "y": 1, "width": 60, "height": 20])
    #expect(answer["over"] as? [String: Double] == ["width": 0, "height": 2, "lines": 0])
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.map { $0["range"] as? [Int] } == [[0, 3], [3, 9]])
    #expect(lines.map { $0["width"] as? Double } == [20, 60])
    #expect(lines.map { $0["x"] as? Double } == [7, 7])
    #expect(lines.map { $0["y"] as? Double } == [1, 11])
    #expect(lines.map { $0["baseline"] as? Double } == [9, 19])
  }

  @Test("Every command says the same of them")
  func commands() throws {
    let lines = try Self.run("lines", "aa bbbb c", "--width=76", "--format=csv")
    #expect(lines.lines[1].hasPrefix("1,0,3,20,10,7,1,10,9,8,2,0,soft,"))
    let table = try Self.run("table", "aa bbbb c", "--format=csv")
    #expect(table.output == "width,lines,height\n56,3,34\n76,2,24\n106,1,14\n")
    let explained = try Self.json("explain", "aa bbbb c", "--width=76")
    #expect(explained["height"] as? Double == 24)
    let rooms = try #require(explained["lines"] as? [[String: Any]])
    #expect(rooms.map { $0["room"] as? Double } == [60, 60])
    let dump = try Self.run("measure", "aa bbbb c", "--width=76", "--dump")
    #expect(dump.output.contains("width 20 trailing 10 baseline 9 height 10 soft"))
    let balanced = try Self.run(
      "measure",
      "aa bbbb c",
      "--width=105",
      "--balance",
      "--value=width"
    )
    #expect(balanced.output == "76\n")
  }

  @Test("What is sought is the box")
  func fit() throws {
    func value(_ text: String, _ option: String, _ value: String) throws -> String {
      try Self.run("fit", text, option, "--value=\(value)").output
    }
    #expect(try value("aa bbbb c", "--lines=2", "width") == "76\n")
    #expect(try value("aa bbbb c", "--height=24", "width") == "76\n")
    #expect(try value("aa bb", "--box=116x64", "size") == "30\n")
    #expect(try Self.run("fit", "aa bb", "--box=16x64").status == 1)
    #expect(try Self.run("fit", "aa bb", "--box=10x64").status == 1)
    #expect(try Self.run("fit", "aa bb", "--box=116x4").status == 1)
  }

  @Test("Truncation leaves them free")
  func truncation() throws {
    let cut = try Self.json(
      "measure",
      "aa bbbb c",
      "--width=56",
      "--height=24",
      "--truncate=tail",
      "--ellipsis=-"
    )
    #expect(cut["width"] as? Double == 56)
    #expect(cut["height"] as? Double == 24)
    #expect(cut["fits"] as? Bool == true)
    #expect(cut["cut"] as? [Int] == [6, 9])
    let line = try Self.json(
      "measure",
      "aa bbbb c",
      "--width=56",
      "--max-lines=1",
      "--truncate=tail"
    )
    #expect(line["height"] as? Double == 14)
  }

  @Test("A width that leaves no room makes short lines, and is exceeded", arguments: [1, 16])
  func noRoom(_ width: Int) throws {
    let answer = try Self.json("measure", "aa", "--width=\(width)", "--require-fit")
    #expect(answer["height"] as? Double == 24)
    #expect(
      answer["over"] as? [String: Double] == ["width": Double(26 - width), "height": 0, "lines": 0]
    )
    #expect(try Self.run("measure", "aa", "--width=\(width)", "--require-fit").status == 1)
    #expect(try Self.run("measure", "aa", "--width=0", "--value=width").output == "36\n")
  }

  @Test("They are keys of a batch")
  func batch() throws {
    let run = try Galley.square(
      "batch",
      "--padding=1",
      input: """
        {"text":"a"}
        {"text":"a","padding":5}
        {"text":"a","insets":[1,2,3,4]}
        {"text":"a","insets":"1,2,3,4.5"}
        {"text":"a","padding":-1}
        {"text":"a","insets":[1,2,3]}
        {"text":"a","insets":[1,2,3,-4]}
        {"text":"a","insets":[1,2,3,"4"]}
        """
    )
    let answers = try run.objects()
    #expect(answers.map { $0["width"] as? Double } == [12, 20, 18, 18.5, nil, nil, nil, nil])
    #expect(answers.map { $0["height"] as? Double } == [10, 10, 14, 14, nil, nil, nil, nil])
    #expect(
      answers[4...].map { $0["error"] as? String } == [
        "the key 'padding' must be a number, at least 0",
        "the key 'insets' must be four numbers, at least 0: top,left,bottom,right",
        "the key 'insets' must be four numbers, at least 0: top,left,bottom,right",
        "the key 'insets' must be four numbers, at least 0: top,left,bottom,right",
      ]
    )
    let csv = try Galley.square(
      "batch",
      "--input=csv",
      "--value=width",
      input: "text,insets\na,\"1,2,3,4\"\nb,9\n"
    )
    #expect(csv.output == "16\nerror\n")
  }
}
