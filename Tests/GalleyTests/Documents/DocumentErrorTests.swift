import Testing

@Suite("Documents of views that cannot be read")
struct DocumentErrorTests {
  @Test(
    "The first fault is told with its place",
    arguments: [
      (#"{}"#, "document: the key 'root' is missing"),
      (#"{"rot":1}"#, "document: unknown key 'rot'. Did you mean 'root'?"),
      (#"{"root":[]"#, "invalid JSON at column 10: '}' expected near end of file"),
      (#"{"root":7}"#, "root: it must be an object with the key 'view'"),
      (#"{"root":{"view":"Colour"}}"#, "root: unknown view 'Colour'. Did you mean 'Color'?"),
      (#"{"root":{"view":3}}"#, "root/view: it must be a string"),
      (#"{"root":{"view":"Color","width":3}}"#, "root: unknown key 'width'."),
      (#"{"root":{"view":"Text"}}"#, "root: the key 'text' is missing"),
      (
        #"{"root":{"view":"HStack","children":[{"view":"Color"},{"view":"Fixed","width":1,"height":"x"}]}}"#,
        "root/children[1]/height: it must be a number, \"inf\" or a cell such as \"$w\""
      ),
      (
        #"{"root":{"view":"Color","modifiers":[{"padding":1},{"paddin":1}]}}"#,
        "root/modifiers[1]: unknown modifier 'paddin'. Did you mean 'padding'?"
      ),
      (
        #"{"root":{"view":"Color","modifiers":[{"frame":{"width":1,"minWidth":1}}]}}"#,
        "root/modifiers[0]/frame: a frame has 'width' and 'height', or limits of them; not both"
      ),
      (
        #"{"root":{"view":"Color","modifiers":[{"frame":{"width":"$h"}}]},"state":{"w":1,"b":true}}"#,
        "root/modifiers[0]/frame/width: no number 'h' is in the state. Did you mean 'w'?"
      ),
      (
        #"{"root":{"view":"Color","modifiers":[{"overlay":{"content":{"view":"VStack","alignment":"top"}}}]}}"#,
        "root/modifiers[0]/overlay/content/alignment: it must be center, leading or trailing"
      ),
      (
        #"{"root":{"view":"Color","modifiers":[{"id":"A"}]}}"#,
        "root/modifiers[0]: it names no modifier"
      ),
      (
        #"{"root":{"view":"Color"},"state":{"w":"x"}}"#,
        "state/w: it must be a number, true or false"
      ),
      (
        #"{"root":{"view":"Color"},"mockText":{"advance":501}}"#,
        "mockText/advance: it must be a number from 0 to 500"
      ),
      (#"{"root":{"view":"Color"},"direction":"up"}"#, "direction: it must be ltr or rtl"),
      (
        #"{"root":{"view":"Text","text":"a","font":"Nope"}}"#,
        "root: there is no font family 'Nope'"
      ),
    ]
  )
  func faults(_ document: String, _ message: String) throws {
    let run = try Galley.run("layout", "-", input: document)
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: \(message)"), "\(run.errors)")
  }

  @Test("Views in each other are limited; as many as are allowed are laid out")
  func depth() throws {
    func nested(_ count: Int) -> String {
      let opening = String(
        repeating: #"{"view":"HStack","children":[{"view":"Color"},"#,
        count: count
      )
      return #"{"root":"# + opening + #"{"view":"Color"}"# + String(repeating: "]}", count: count)
        + "}"
    }
    #expect(try Galley.run("layout", "-", "--width", "100", input: nested(199)).status == 0)
    let run = try Galley.run("layout", "-", "--width", "100", input: nested(200))
    #expect(run.status == 65)
    #expect(run.errors.contains(": more than 200 views and modifiers are in each other\n"))
    let modifiers = Array(repeating: #"{"padding":1}"#, count: 200).joined(separator: ",")
    let chain = #"{"root":{"view":"Color","modifiers":[\#(modifiers)]}}"#
    #expect(try Galley.run("layout", "-", input: chain).status == 65)
  }

  @Test("A file that is not there is told")
  func missing() throws {
    #expect(try Galley.run("layout", "/nowhere.json").status == 66)
    #expect(try Galley.run("layout").status == 64)
    #expect(try Galley.run("layout", "a", "b").status == 64)
  }
}
