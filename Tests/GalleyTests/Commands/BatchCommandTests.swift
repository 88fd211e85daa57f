import Foundation
import Testing

@Suite("The command batch")
struct BatchCommandTests {
  @Test("Each line is answered in its order, whatever becomes of the others")
  func brokenLines() throws {
    let run = try Galley.square(
      "batch",
      "--value",
      "width",
      input: """
        {"text":"a"}

        {broken
        {"text":"abc"}

        """
    )
    #expect(run.output == "10\nerror\n30\n")
    #expect(run.status == 65)
    #expect(run.errors == "Error: 1 of 3 texts have no answer; the first is on line 3\n")
  }

  @Test(
    "What is wrong with a line is told in its place",
    arguments: [
      (#"{"id":7,"txet":"a"}"#, "7", "unknown key 'txet'. Did you mean 'text'?"),
      (#"{"id":"q","width":5}"#, #""q""#, "the key 'text' is missing"),
      (#"{"text":5}"#, "null", "the key 'text' must be a string"),
      (
        #"{"text":"a","size":"5"}"#, "null",
        "the key 'size' must be a number above 0, at most 100000"
      ),
      (
        #"{"text":"a","size":0}"#, "null", "the key 'size' must be a number above 0, at most 100000"
      ),
      (
        #"{"text":"a","width":"wide"}"#, "null",
        "the key 'width' must be a number, at least 0, or null"
      ),
      (
        #"{"id":3,"text":"a","height":-0.5}"#, "3",
        "the key 'height' must be a number, at least 0, or null"
      ),
      (#"{"text":"a","italic":1}"#, "null", "the key 'italic' must be true or false"),
      (#"{"text":"a","direction":"up"}"#, "null", "the key 'direction' must be auto, ltr or rtl"),
      (
        #"{"id":[1,{"a":null}],"text":"a","font":"Intre"}"#, #"[1,{"a":null}]"#,
        "there is no font family 'Intre'; the nearest names are 'Inter'"
      ),
      (#"["text"]"#, "null", "a JSON object is expected"),
    ]
  )
  func errors(line: String, id: String, message: String) throws {
    let run = try Galley.run("batch", input: "{\"text\":\"\"}\n" + line + "\n")
    #expect(run.status == 65)
    #expect(
      run.lines[1] == #"{"schema":1,"id":\#(id),"line":2,"error":"\#(message)"}"#
    )
  }

  @Test("Damage to JSON itself is an error of its line")
  func invalidJSON() throws {
    let lines = [
      "{", #"{"text":"a","text":"b"}"#, #"{"text":"a"} x"#, #"{"text":"a"}{}"#, #"{"text":1e999}"#,
      "{'text':'a'}", String(repeating: "[", count: 100_000), "\u{1}",
    ]
    let run = try Galley.run("batch", "--input", "jsonl", input: lines.joined(separator: "\n"))
    #expect(run.status == 65)
    #expect(run.lines.count == lines.count)
    #expect(run.lines.allSatisfy { $0.contains(#""error":"invalid JSON"#) })
  }

  @Test("Keys of a line come before options, and options before defaults")
  func keys() throws {
    let font = Galley.squareFont
    let run = try Galley.square(
      "batch",
      "--width",
      "25",
      input: """
        {"text":"aa bb"}
        {"text":"aa bb","width":null}
        {"text":"aa bb","width":55,"size":20,"id":1.5}
        {"text":"aaa","width":20,"breakWords":false,"fallback":[],"metrics":"opentype"}
        {"text":"aa","font":"\(font)","width":0,"feature":["-liga","kern=0"]}
        """
    )
    let answers = try run.objects()
    #expect(run.status == 0)
    #expect(answers.map { $0["width"] as? Double } == [20, 50, 40, 30, 20])
    #expect(answers.map { $0["height"] as? Double } == [20, 10, 40, 10, 10])
    #expect(answers.map { ($0["id"] as? Double) } == [nil, nil, 1.5, nil, nil])
    #expect(answers.map { $0["fits"] as? Bool } == [true, true, true, false, true])
  }

  @Test("Order is kept, whatever the number of workers", arguments: ["1", "2", "7"])
  func order(jobs: String) throws {
    let count = 20_000
    let input = (0..<count).map { #"{"id":\#($0),"text":"\#($0)"}"# }.joined(separator: "\n")
    let run = try Galley.square("batch", "--jobs", jobs, "--format", "csv", input: input)
    let ids = run.lines.dropFirst().map { Int($0.prefix { $0 != "," }) ?? -1 }
    #expect(ids == Array(0..<count))
  }

  @Test("Half of a character in an escape is replaced")
  func loneSurrogates() throws {
    let run = try Galley.square(
      "batch",
      input: #"""
        {"text":"a\ud800b"}
        {"text":"\udc00\ud83d\ude00"}
        {"text":"\\ud800"}
        {"text":"a\u0000b"}
        """#
    )
    let answers = try run.objects()
    #expect(run.status == 0)
    #expect(
      answers.map { $0["text"] as? String } == [
        "a\u{FFFD}b", "\u{FFFD}\u{1F600}", #"\ud800"#, "a\0b",
      ]
    )
    let codes = answers.map { ($0["warnings"] as? [[String: String]])?.compactMap { $0["code"] } }
    #expect(codes == [["repaired-text"], ["repaired-text"], [], []])
  }

  @Test("Bytes that are no text are replaced")
  func invalidBytes() throws {
    let line = Array(#"{"text":"a"#.utf8) + [0xFF] + Array("\"}\n".utf8)
    let run = try Galley.run("batch", bytes: line)
    #expect(run.status == 0)
    #expect(try run.objects()[0]["text"] as? String == "a\u{FFFD}")
    #expect(run.errors.contains("in 1 of 1 texts"))
  }

  @Test("Warnings go beside answers that have no room for them", arguments: ["1", "3"])
  func warnings(jobs: String) throws {
    let input = Array("ab\n\na\u{0F40}\u{FF}".utf8).filter { $0 != 0xC3 }
    let missing = "line 3: no font has \"\u{0F40}\" U+0F40\n"
    let repaired = "line 3: bytes that are no UTF-8 text were replaced by U+FFFD\n"
    let command = ["batch", "--no-fallback", "--jobs", jobs]
    for form in [["--value", "lines"], ["--format", "text"]] {
      let run = try Galley.run(command + form, bytes: input)
      #expect(run.status == 0)
      #expect(run.errors.hasPrefix("Warning: \(repaired)Warning: \(missing)"))
      #expect(run.lines.count == 3)
    }
    let rows = try Galley.run(command + ["--format", "csv"], bytes: input)
    #expect(!rows.errors.contains("line 3"))
    #expect(rows.errors.contains("in 1 of 3 texts"))
    #expect(rows.output.contains("U+0F40"))
  }

  @Test("No input gives no answer")
  func emptyInput() throws {
    let run = try Galley.run("batch")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try Galley.run("batch", input: "\n \n", ).status == 0)
    let array = try Galley.run("batch", "--format", "json")
    #expect(
      try JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [Int] == []
    )
  }

  @Test("A line may be a megabyte long")
  func longLine() throws {
    let text = String(repeating: "ab ", count: 350_000)
    let run = try Galley.square(
      "batch",
      "--value",
      "lines",
      "--width",
      "20",
      input: "{\"text\":\"\(text)\"}\n"
    )
    #expect(run.output == "350000\n")
  }

  @Test("Lines may end in CR LF, and the last in nothing")
  func lineEnds() throws {
    let json = "{\"text\":\"a\"}\r\n\r\n{\"text\":\"bc\"}"
    #expect(try Galley.square("batch", "--value", "width", input: json).output == "10\n20\n")
    let plain = "a\r\n\r\nbc"
    #expect(try Galley.square("batch", "--value", "width", input: plain).output == "10\n0\n20\n")
  }

  @Test("CSV is read with its quotes, and TSV")
  func delimited() throws {
    let csv = "id,text,width\r\n1,\"a,\n\"\"b\",\r\n2,c,5\r\n3,d,x\r\n4,e,1,2\r\n"
    let run = try Galley.square(
      "batch",
      "--input",
      "csv",
      "--jobs",
      "2",
      "--no-break-words",
      input: csv
    )
    #expect(run.status == 65)
    let answers = try run.objects()
    #expect(answers.map { $0["id"] as? String } == ["1", "2", "3", "4"])
    #expect(answers.map { $0["text"] as? String } == ["a,\n\"b", "c", nil, nil])
    #expect(answers.map { $0["line"] as? Int } == [nil, nil, 5, 6])
    #expect(answers.map { $0["width"] as? Double } == [20, 10, nil, nil])
    let tsv = "text\tsize\n\"a\"\t20\n"
    #expect(
      try Galley.square("batch", "--input", "tsv", "--value", "width", input: tsv).output == "60\n"
    )
    let open = try Galley.square("batch", "--input", "csv", input: "id,text\n1,a\n2,\"b\n3,c\n")
    #expect(open.status == 65)
    #expect(open.output.split(separator: "\n").count == 2)
    #expect(
      open.output.hasSuffix(
        "{\"schema\":1,\"id\":\"2\",\"line\":3,\"error\":\"a quote is not closed before the input ends\"}\n"
      )
    )
    let twice = try Galley.square("batch", "--input", "csv", input: "text,text\na,b\n")
    #expect(twice.status == 65)
    #expect(twice.errors == "Error: the header has the column 'text' twice\n")
    let headerAlone = try Galley.run("batch", "--input", "csv", input: "txt")
    #expect(headerAlone.status == 65)
    let unknown = try Galley.run("batch", "--input", "csv", input: "txt\na\n")
    #expect(unknown.status == 65)
    #expect(unknown.errors == "Error: unknown key 'txt'. Did you mean 'text'?\n")
  }

  @Test("Answers come as JSON array, CSV or text too")
  func formats() throws {
    let input = "{\"id\":\"x\",\"text\":\"a\"}\n{}\n"
    let array = try Galley.square("batch", "--format", "json", input: input)
    let objects = try JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [Any]
    #expect(objects?.count == 2)
    #expect(
      try Galley.square("batch", "--format", "csv", input: input).output == """
        id,text,width,height,lines,idealWidth,minimumWidth,fits,overWidth,overHeight,missing,\
        warnings,error
        x,a,10,10,1,10,10,true,0,0,,,
        ,,,,,,,,,,,,the key 'text' is missing

        """
    )
    #expect(
      try Galley.square("batch", "--format", "text", input: input).output == """
        10.00 × 10.00 pt   1 line, ideal 10.00 wide   "a"
        line 2: the key 'text' is missing

        """
    )
  }

  @Test(
    "The form of the input is that of the file's name, unless it is given",
    arguments: [
      ("a.csv", "text,size\nab,20\n", "40\n"), ("a.CSV", "text\n\"a,b\"\n", "30\n"),
      ("a.tsv", "text\tsize\nab\t20\n", "40\n"), ("a.jsonl", "{\"text\":\"ab\"}\n", "20\n"),
      ("a.ndjson", "\n{\"text\":\"ab\"}\n", "20\n"), ("a.json", "ab\n", "error\n"),
      ("a.txt", "text\nab\n", "40\n20\n"), ("csv", "text\nab\n", "40\n20\n"),
    ]
  )
  func fileNames(_ name: String, _ content: String, _ output: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(content.utf8).write(to: file)
    #expect(try Galley.square("batch", file.path, "--value=width").output == output)
    let lines = try Galley.square("batch", file.path, "--value=lines", "--input=lines")
    #expect(lines.lines.allSatisfy { $0 == "1" })
  }

  @Test("What is left of a text is shown with the size that it has")
  func truncated() throws {
    let input = "text,maxLines,truncate\naa bbbb,1,tail\naa bbbb,2,\n\"aa bbbb, cc\",2,middle\n"
    func output(_ format: String) throws -> Galley.Run {
      try Galley.square(
        ["batch", "--input=csv", "--width=40", "--format", format],
        input: input
      )
    }
    #expect(
      try output("text").output == """
        30.00 × 10.00 pt   1 line, ideal 70.00 wide   "aa…"
        40.00 × 20.00 pt   2 lines, ideal 70.00 wide   "aa bbbb"
        40.00 × 20.00 pt   2 lines, ideal 110.00 wide   "aa b…cc"

        """
    )
    #expect(
      try output("csv").lines.map { $0.split(separator: ",")[0] }
        == ["id", "aa…", "aa bbbb", "aa b…cc"]
    )
    let lines = try output("jsonl").objects().compactMap { $0["lines"] as? [[String: Any]] }
    #expect(
      lines.map { $0.map { $0["shown"] as? String } } == [["aa…"], [nil, nil], [nil, "b…cc"]]
    )
  }

  @Test("An answer does not wait for more input")
  func interactive() throws {
    let run = try Galley.shell(
      """
      folder=$(mktemp -d); mkfifo "$folder/in" "$folder/out"
      "$GALLEY" batch --value lines < "$folder/in" > "$folder/out" &
      exec 3> "$folder/in" 4< "$folder/out"
      echo first >&3; read answer <&4; echo "$answer"
      echo second >&3; read answer <&4; echo "$answer"
      exec 3>&-; wait; rm -r "$folder"
      """
    )
    #expect(run.output == "1\n1\n")
  }

  @Test("What does not fit is a failure when it is asked to be")
  func requireFit() throws {
    let input = "{\"text\":\"aa\"}\n"
    let text = try Galley.square(
      ["batch", "--format=text", "--width=15", "--no-break-words", "--require-fit"],
      input: "a\naa\n"
    )
    #expect(
      text.output == """
        10.00 × 10.00 pt   1 line, ideal 10.00 wide   "a"
        20.00 × 10.00 pt   1 line, ideal 20.00 wide   "aa"   does not fit: 5.00 pt too wide

        """
    )
    #expect(text.errors == "1 of 2 texts do not fit; the first is on line 2\n")
    #expect(text.status == 1)
    #expect(
      try Galley.square(
        "batch",
        "--width",
        "15",
        "--no-break-words",
        "--require-fit",
        input: input
      ).status == 1
    )
    #expect(try Galley.square("batch", "--width", "20", "--require-fit", input: input).status == 0)
  }

  @Test("A file or a font that is not there is told before anything is read")
  func notFound() throws {
    #expect(try Galley.run("batch", "/nowhere/at/all.jsonl").status == 66)
    #expect(try Galley.run("batch", "--font", "Nope").status == 66)
    #expect(try Galley.run("batch", "a", "b").status == 64)
    #expect(try Galley.run("batch", "--jobs", "0").status == 64)
  }
}
