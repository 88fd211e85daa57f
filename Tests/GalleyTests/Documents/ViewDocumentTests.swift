import Testing

@Suite("What documents of views say")
struct ViewDocumentTests {
  private func frames(_ document: String, _ arguments: String...) throws -> [String: String] {
    let run = try Galley.run(
      ["layout", "-", "--format", "json"] + arguments,
      bytes: Array(document.utf8)
    )
    #expect(run.errors == "")
    let answer = try #require(try run.objects().first)
    let frames = try #require(answer["frames"] as? [String: [String: Any]])
    return frames.mapValues { frame in
      ["x", "y", "width", "height"].map { key in
        (frame[key] as? Double).map { "\($0)" } ?? frame[key] as? String ?? "none"
      }.joined(separator: " ")
    }
  }

  @Test("Numbers are read from the state")
  func state() throws {
    let found = try frames(
      #"{"root":{"view":"Color","id":"C","modifiers":[{"frame":{"width":"$w","height":"$h"},"id":"F"},{"padding":"$w"}]},"state":{"w":120,"h":2.5,"wide":false}}"#
    )
    #expect(found["F"] == "120.0 120.0 120.0 2.5")
    #expect(found["C"] == "120.0 120.0 120.0 2.5")
  }

  @Test("Views without an id have paths, in which groups do not count")
  func paths() throws {
    let found = try frames(
      #"{"root":{"view":"VStack","spacing":0,"children":[{"view":"ForEach","id":"no","children":[{"view":"Fixed","width":1,"height":2},{"view":"Fixed","width":3,"height":4}]},{"view":"Circle"},{"view":"EmptyView","id":"E"}]}}"#
    )
    #expect(
      found.keys.sorted() == ["VStack", "VStack/Circle", "VStack/Fixed[0]", "VStack/Fixed[1]"]
    )
    #expect(found["VStack/Fixed[1]"] == "3.5 2.0 3.0 4.0")
  }

  @Test("Several roots stand below each other, several views in an overlay over each other")
  func several() throws {
    let found = try frames(
      #"{"root":[{"view":"Fixed","width":10,"height":10,"id":"A"},{"view":"Fixed","width":10,"height":10,"id":"B","modifiers":[{"overlay":{"content":[{"view":"Fixed","width":4,"height":4,"id":"C"},{"view":"Fixed","width":2,"height":2,"id":"D"}],"alignment":"topLeading"}}]}]}"#
    )
    #expect(found["B"] == "0.0 18.0 10.0 10.0")
    #expect(found["C"] == "0.0 18.0 4.0 4.0")
    #expect(found["D"] == "0.0 18.0 2.0 2.0")
  }

  @Test(
    "Views over each other can lie on baselines",
    arguments: [
      ("centerLastTextBaseline", "15.0 24.0"), ("trailingLastTextBaseline", "30.0 24.0"),
      ("trailingFirstTextBaseline", "30.0 44.0"),
    ]
  )
  func baselines(_ alignment: String, _ place: String) throws {
    let found = try frames(
      #"{"root":{"view":"ZStack","alignment":"\#(alignment)","children":[{"view":"Fixed","width":50,"height":60},{"view":"Text","text":"Hi\nyo","id":"T"}]},"mockText":{"advance":10,"ascent":16,"descent":4}}"#
    )
    #expect(found["T"] == "\(place) 20.0 40.0")
  }

  @Test("Direction, scale and the width of mock text are those of the document")
  func surroundings() throws {
    let found = try frames(
      #"{"root":{"view":"HStack","spacing":0,"children":[{"view":"Text","text":"abc","id":"A"},{"view":"Divider","id":"D"}]},"direction":"rtl","scale":2,"mockText":{"advance":7.25}}"#
    )
    #expect(found["A"] == "0.5 0.0 22.0 20.0")
    #expect(found["D"] == "0.0 0.0 0.5 20.0")
  }

  @Test("Without mock text the real fonts are measured, and fonts of a size can be named")
  func fonts() throws {
    let square = Galley.squareFont
    let found = try frames(
      #"{"root":{"view":"VStack","children":[{"view":"Text","text":"abcd","font":"\#(square)","size":10,"id":"A"},{"view":"Text","text":"abcd","id":"B","modifiers":[{"font":{"font":"\#(square)","size":20}}]}]}}"#
    )
    #expect(found["A"]?.hasSuffix(" 40.0 10.0") == true)
    #expect(found["B"]?.hasSuffix(" 80.0 20.0") == true)
  }

  @Test(
    "Modifiers of text, cells and guides change what they are about",
    arguments: [
      (#"{"view":"Text","text":"Hello world","modifiers":[{"lineLimit":{"maximum":1}}]}"#, "60 20"),
      (#"{"view":"Text","text":"Hello world","modifiers":[{"lineLimit":null}]}"#, "50 40"),
      (#"{"view":"Text","text":"Hi","modifiers":[{"lineLimit":{"minimum":3}}]}"#, "20 60"),
      (
        #"{"view":"Text","text":"Hello world","modifiers":[{"lineLimit":1},{"minimumScaleFactor":0.5}]}"#,
        "60 11"
      ),
      (
        #"{"view":"Text","text":"Hello world","modifiers":[{"multilineTextAlignment":"trailing"},{"truncationMode":"head"}]}"#,
        "50 40"
      ),
      (#"{"view":"Color","modifiers":[{"position":{"x":5,"y":5}}]}"#, "60 10"),
      (
        #"{"view":"Color","modifiers":[{"offset":{"x":5}},{"padding":{"horizontal":5,"top":1}}]}"#,
        "60 11"
      ),
      (#"{"view":"RoundedRectangle","cornerRadius":3}"#, "60 10"),
      (
        #"{"view":"Grid","horizontalSpacing":0,"verticalSpacing":0,"children":[{"view":"GridRow","children":[{"view":"Fixed","width":10,"height":5},{"view":"Fixed","width":10,"height":5}]},{"view":"GridRow","children":[{"view":"Fixed","width":40,"height":5,"modifiers":[{"gridCellColumns":2}]}]}]}"#,
        "40 10"
      ),
      (
        #"{"view":"Grid","verticalSpacing":0,"children":[{"view":"Fixed","width":10,"height":5},{"view":"Divider","modifiers":[{"gridCellUnsizedAxes":"horizontal"}]}]}"#,
        "10 6"
      ),
    ]
  )
  func modifiers(_ view: String, _ size: String) throws {
    let run = try Galley.run(
      "layout",
      "-",
      "--width",
      "60",
      "--format",
      "json",
      input: #"{"root":\#(view),"mockText":{}}"#
    )
    let reply = try #require(try run.objects().first?["reply"] as? [String: Double])
    let lengths = ["width", "height"].compactMap { reply[$0] }.map { "\(Int($0.rounded()))" }
    #expect(lengths.joined(separator: " ") == size)
  }
}
