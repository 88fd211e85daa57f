extension LayoutVerdict {
  /// The verdict as one line of JSON, without its end.
  ///
  ///     {"kind":"diverging","cycles":64,"writes":64,"gain":1,"offset":16,"samples":{"w":[120,136]},
  ///      "path":[{"kind":"state","place":"w","component":"value","before":"120","after":"136"}],
  ///      "droppedActions":[],"cutCandidates":["w"],"possibleLoops":[],"shortcomings":[]}
  ///
  /// Members of which nothing is known are left out. Of equal names, as those of the rows of a
  /// `ForEach`, the second is written `Row.height#2`.
  public var json: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }

  /// Writes the verdict as an object.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("cycles", cycles)
      json.member("writes", writes)
      json.member("period", period)
      json.member("gain", gain)
      json.member("gainAbove", gainAbove)
      json.member("gainBelow", gainBelow)
      json.member("offset", offset)
      json.member("limit", limit)
      json.member("remainingCycles", remainingCycles)
      json.member("predictedAfter", predictedAfter)
      json.member("threshold", threshold)
      json.member("culprit", culprit)
      json.key("samples")
      json.object { json in
        for (name, samples) in zip(samples.map(\.name).numbered, samples) {
          json.key(name)
          json.array { json in samples.values.forEach { json.sample($0) } }
        }
      }
      json.list("path", path) { $0.hop($1) }
      json.list("droppedActions", droppedActions) { $0.dropped($1) }
      json.list("cutCandidates", cutCandidates.numbered) { $0.string($1) }
      json.list("possibleLoops", possibleLoops) { $0.possible($1) }
      json.list("shortcomings", shortcomings) { $0.string($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func list<Element>(
    _ key: String,
    _ elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array { json in elements.forEach { write(&json, $0) } }
  }

  fileprivate mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  fileprivate mutating func member(_ key: String, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }

  fileprivate mutating func member(_ key: String, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }

  fileprivate mutating func sample(_ value: SampleValue) {
    switch value {
    case .number(let number): number.isNaN ? string("nan") : self.number(number)
    case .flag(let flag): boolean(flag)
    case .text(let text): string(text)
    }
  }

  fileprivate mutating func hop(_ hop: LoopHop) {
    object { json in
      json.member("kind", hop.kind.rawValue)
      json.member("place", hop.place)
      json.member("component", hop.component)
      json.member("before", hop.before)
      json.member("after", hop.after)
    }
  }

  fileprivate mutating func dropped(_ action: DroppedAction) {
    object { json in
      json.member("observer", action.observer.rawValue)
      json.member("view", action.view)
      json.key("value")
      json.sample(action.value)
      json.member("state", action.state)
      if let value = action.stateValue {
        json.key("stateValue")
        json.sample(value)
      }
    }
  }

  fileprivate mutating func possible(_ loop: PossibleLoop) {
    object { json in
      json.member("state", loop.state)
      json.member("view", loop.view)
      json.member("gain", loop.gain)
    }
  }
}
