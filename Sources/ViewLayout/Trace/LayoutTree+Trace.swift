extension LayoutTree {
  /// Whether questions are written down, which costs time and room; off unless it is set.
  public var isTracing: Bool {
    get { root.ledger.listener is TraceRecorder }
    set {
      guard newValue != isTracing else { return }
      root.ledger.listener = newValue ? TraceRecorder() : nil
    }
  }

  /// Lays the views out from nothing and writes down every question, from now on.
  ///
  /// - Parameter proposal: What the root is offered.
  public func trace(in proposal: ProposedViewSize) {
    isTracing = true
    forgetAnswers()
    layout(in: proposal)
  }

  /// The questions about the proposal that the tree was last offered; empty if it is not tracing.
  ///
  /// What was answered before tracing began, is remembered and has no questions in it.
  public var trace: LayoutTrace {
    (root.ledger.listener as? TraceRecorder)?.trace ?? LayoutTrace()
  }
}
