extension LayoutTree {
  /// Whether questions are written down, which costs time and room; off unless it is set.
  public var isTracing: Bool {
    get { ledger.nodes.listener is TraceRecorder }
    set {
      guard newValue != isTracing else { return }
      ledger.nodes.listener = newValue ? TraceRecorder(of: self) : nil
    }
  }

  /// Lays the views out from nothing.
  ///
  /// Whether later layouts are traced stays as it is; see ``isTracing``.
  ///
  /// - Parameter proposal: What the root is offered.
  /// - Returns: Every question, with its answer.
  public func trace(in proposal: ProposedViewSize) -> LayoutTrace {
    let wasTracing = isTracing
    isTracing = true
    defer { isTracing = wasTracing }
    forgetAnswers()
    layout(in: proposal)
    return trace
  }

  /// The questions of the latest layout that was not as the one before; empty if the tree is not
  /// tracing.
  ///
  /// What was answered before that layout is remembered and has no questions in it.
  public var trace: LayoutTrace {
    (ledger.nodes.listener as? TraceRecorder)?.trace ?? LayoutTrace()
  }
}
