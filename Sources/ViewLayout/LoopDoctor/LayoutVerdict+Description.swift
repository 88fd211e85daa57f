extension LayoutVerdict: CustomStringConvertible {
  /// The verdict in words: one line for what has happened, and if the views do not settle, one each
  /// for the state, the modifier that is told it, the view that is measured, the growth, a remedy,
  /// and the whole way.
  public var description: String {
    ([headline] + story).joined(separator: "\n")
  }

  /// What has become of the views, in a line.
  public var headline: String {
    switch kind {
    case .settled:
      writes == 0 ? "settled" : "settled after \(Self.count(writes, "write"))"
    case .oscillating: "oscillates: the same state comes back after \(period ?? 0) cycles"
    case .diverging where culprit != nil:
      "does not settle: \(culprit ?? "a view") determines what it is made for"
    case .diverging: "does not settle: still changing after \(Self.count(cycles, "cycle"))"
    case .converging:
      "settles slowly: \(Self.count(remainingCycles ?? 0, "more cycle")) to half a point"
    case .neutral: "settled, but would not come back after a change"
    case .stale: "at rest, but its state no longer fits what is measured"
    case .reentrant: "\(culprit ?? "a view") asked for a layout in the middle of one"
    case .nonFinite: "\(culprit ?? "state") was given a number that is not finite"
    }
  }

  private var story: [String] {
    switch kind {
    case .settled:
      shortcomings.map { "but: \($0)" }
        + possibleLoops.filter { abs($0.gain ?? 0) > 0.001 }.map(Self.line)
    case .reentrant:
      ["remedy: ask for a layout from an action, not while the views are laid out"]
    case .diverging where culprit != nil:
      ["remedy: let the size and the place that it is made for follow from nothing in it"]
    case .nonFinite: ["remedy: check what the action computes before it is written"]
    default:
      sampleLines + modifierLines + measuredLines + dropLines
        + ["growth: \(growth)", "remedy: \(remedy)"] + pathLines
    }
  }

  private var sampleLines: [String] {
    guard !samples.isEmpty else { return loop.state.map { ["state: \($0)"] } ?? [] }
    return samples.prefix(4).map { "state: \(Self.values($0))" }
  }

  private var modifierLines: [String] {
    guard let hop = loop.consumer else { return [] }
    let modifier =
      hop.kind == .parameter
      ? "\(hop.place) takes its \(hop.component) from it: \(hop.change)" : hop.description
    return ["modifier: \(modifier)"]
  }

  private var measuredLines: [String] {
    if !observed.isEmpty { return observed.prefix(4).map { "measured: \(Self.values($0))" } }
    return loop.observer.map { ["measured: \($0.place) by \($0.component): \($0.change)"] } ?? []
  }

  private var dropLines: [String] {
    droppedActions.map { action in
      let state = action.state.map {
        ", while \($0) is still \(action.stateValue?.description ?? "")"
      }
      return "dropped: \(action.observer.rawValue) of \(action.view) "
        + "saw \(action.value)\(state ?? "")"
    }
  }

  private var growth: String {
    let factor = gain.map { "times \(Self.text($0)) a cycle" }
    switch kind {
    case .oscillating:
      return "none, back after \(period ?? 0) cycles"
        + (threshold.map { "; the flag flips at \(Self.text($0))" } ?? "")
    case .neutral:
      return gain.map { abs($0 - 1) < 1e-6 } ?? true
        ? "none, but a change stays" : "none, but a change grows \(factor ?? "")"
    case .stale:
      let action = droppedActions.first
      guard let seen = action?.value.number, let state = action?.stateValue?.number else {
        return "none, as the action was dropped"
      }
      return "\(Self.signed(seen - state)) a cycle, until the action was dropped"
    case .converging: return "\(factor ?? "none"), towards \(Self.text(limit))"
    default:
      guard let gain, let offset else { return "no number grows, but something always changes" }
      return abs(gain - 1) < 1e-6 ? "\(Self.signed(offset)) a cycle" : factor ?? ""
    }
  }

  private var pathLines: [String] {
    path.isEmpty ? [] : ["path: " + path.map(\.description).joined(separator: "; ")]
  }

  private static func values(_ samples: StateSamples) -> String {
    let values = samples.values.prefix(6).map(\.description).joined(separator: ", ")
    return "\(samples.name) was \(values)\(samples.values.count > 6 ? ", …" : "")"
  }

  private static func line(_ loop: PossibleLoop) -> String {
    "possible loop: \(loop.state) is made from \(loop.view) and determines it, "
      + "gain \(text(loop.gain))"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func text(_ number: Double?) -> String {
    number.map(SampleValue.text) ?? "unknown"
  }

  private static func signed(_ number: Double) -> String {
    number < 0 ? text(number) : "+\(text(number))"
  }
}
