/// What became of a layout whose views may change it again, as a ``LayoutReport`` tells it.
package protocol LayoutOutcome: Sendable {
  /// Whether the layout came to rest, and would from anywhere near.
  var isFine: Bool { get }

  /// The outcome in words: one or more lines, each with its end.
  var text: String { get }

  /// Writes the outcome as an object.
  func write(to json: inout JSONWriter)
}

/// The outcome of views that no layout changes.
struct SettledOutcome: LayoutOutcome {
  let isFine = true
  let text = "settled\n"

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.string("settled")
      json.key("cycles")
      json.number(0)
    }
  }
}
