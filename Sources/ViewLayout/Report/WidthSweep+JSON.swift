extension WidthSweep {
  /// The changes as one line of JSON, without its end.
  ///
  ///     {"schema":1,"sweep":[{"width":200,"view":"A","kind":"lineCount","change":"has 2 lines …"}]}
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.number(1)
      json.key("sweep")
      json.array { json in
        for change in changes {
          json.object { json in
            json.key("width")
            json.length(change.width)
            json.key("view")
            json.string(change.path)
            json.key("kind")
            json.string(change.kind.rawValue)
            json.key("change")
            json.string(change.words)
          }
        }
      }
    }
    return json.text
  }
}
