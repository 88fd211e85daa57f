extension LayoutVerdict {
  /// What people look for first on the way from the state back to it.
  struct Loop {
    /// The name of the state; `nil` if it is not known.
    let state: String?

    /// What the state is told to; `nil` if it is not known.
    let consumer: LoopHop?

    /// What is measured; `nil` if it is not known.
    let observer: LoopHop?
  }

  /// The first state on the way, what it is told to, and what is measured last.
  var loop: Loop {
    Loop(
      state: path.first { $0.kind == .state }?.place ?? cutCandidates.first,
      consumer: path.first { [.parameter, .branch, .foreign].contains($0.kind) },
      observer: path.last { $0.kind == .observer }
    )
  }

  /// How the loop can be cut.
  var remedy: String {
    let loop = loop
    guard let consumer = loop.consumer else {
      return loop.state.map { "write \($0) in no action that follows from it" }
        ?? "let no action write what its view is made from"
    }
    let state = loop.state ?? "what its action writes"
    switch (consumer.kind, consumer.component) {
    case (.foreign, _):
      return "let \(consumer.place) answer from its proposal and its content, not from its frame"
    case (.branch, _):
      return "let ViewThatFits choose what \(consumer.place) shows, without \(state)"
    case (_, "text"):
      return
        "write \(state) in no action that follows from the text that \(consumer.place) shows of it"
    case (_, "detents"):
      return
        "let presentationSizing(.fitted) make the sheet as high as its content, without \(state)"
    default:
      return "let a Layout give \(consumer.place) its \(consumer.component), without \(state)"
    }
  }
}
