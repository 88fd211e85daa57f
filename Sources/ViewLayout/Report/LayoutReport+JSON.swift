extension LayoutReport {
  /// The report as one line of JSON, without its end.
  ///
  ///     {"schema":1,"reply":{"width":300,"height":100},
  ///      "frames":{"A":{"x":0,"y":0,"width":100,"height":100,"view":"Color"}},
  ///      "verdict":{"kind":"settled","cycles":1,…},"queries":{…},"warnings":[]}
  ///
  /// The verdict is as in ``LayoutVerdict/json``. Frames are those of views, by name or path, and
  /// of modifiers that have names. Queries are there if they were traced. An infinite length is
  /// `"inf"`, one that is not proposed null.
  public var json: String {
    var json = JSONWriter()
    var told = Set(frames.entries.map(\.path))
    json.object { json in
      json.key("schema")
      json.number(1)
      json.key("reply")
      json.object { $0.members(reply) }
      json.key("frames")
      json.object { json in
        for entry in frames.entries where entry.isTold {
          json.key(entry.path)
          json.frame(entry)
          for name in entry.otherNames where told.insert(name).inserted {
            json.key(name)
            json.frame(entry)
          }
        }
      }
      if let verdict {
        json.key("verdict")
        verdict.write(to: &json)
      }
      if let queries {
        json.key("queries")
        json.object { json in
          for (path, queries) in queries {
            json.key(path)
            json.array { json in queries.forEach { json.query($0) } }
          }
        }
      }
      json.key("warnings")
      json.array { json in warnings.forEach { json.string($0) } }
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func frame(_ entry: FrameDump.Entry) {
    object { json in
      json.key("x")
      json.length(entry.frame.origin.x)
      json.key("y")
      json.length(entry.frame.origin.y)
      json.members(entry.frame.size)
      json.key("view")
      json.string(entry.view)
      if let text = entry.text {
        json.key("text")
        json.string(text)
      }
    }
  }

  fileprivate mutating func query(_ query: LayoutReport.Query) {
    object { json in
      json.key("kind")
      json.string(query.kind.rawValue)
      json.key("proposal")
      json.pair(query.proposal.width, query.proposal.height)
      json.key("reply")
      json.pair(query.reply.width, query.reply.height)
      json.key("cached")
      json.boolean(query.isRemembered)
    }
  }
}
