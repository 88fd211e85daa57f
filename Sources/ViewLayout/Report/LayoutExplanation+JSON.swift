extension LayoutExplanation {
  /// The explanation as one line of JSON, without its end.
  ///
  ///     {"schema":1,"title":"A is 50×40","offers":[{"view":"A.padding","reason":"…"}],"choices":[…]}
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.number(1)
      json.key("title")
      json.string(title)
      json.key("offers")
      json.steps(offers)
      json.key("choices")
      json.steps(choices)
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func steps(_ steps: [LayoutExplanation.Step]) {
    array { json in
      for step in steps {
        json.object { json in
          json.key("view")
          json.string(step.path)
          json.key("reason")
          json.string(step.reason)
        }
      }
    }
  }
}
