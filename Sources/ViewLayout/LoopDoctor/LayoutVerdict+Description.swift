extension LayoutVerdict: CustomStringConvertible {
  /// The verdict in words: one line for what has happened, and if the views do not settle, one each for
  /// the state, the modifier that is told it, the view that is measured, the growth, and a remedy.
  public var description: String {
    ([headline] + story).joined(separator: "\n")
  }

  private var headline: String {
    switch kind {
    case .settled:
      writes == 0 ? "settled" : "settled after \(Self.count(writes, "write"))"
    case .oscillating: "oscillates: the same state comes back after \(period ?? 0) cycles"
    case .diverging: "does not settle: still changing after \(Self.count(cycles, "cycle"))"
    case .converging:
      "settles slowly: towards \(Self.text(limit)), "
        + "\(Self.count(remainingCycles ?? 0, "more cycle")) to half a point"
    case .neutral: "settled, but a change of its state would stay: loop gain 1"
    case .stale: "at rest with state that no longer fits what is measured"
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
    case .nonFinite: ["remedy: check what the action computes before it is written"]
    default:
      sampleLines + dropLines + pathLines + growthLines + thresholdLines + remedyLines
    }
  }

  private var sampleLines: [String] {
    samples.prefix(4).map { samples in
      let values = samples.values.prefix(6).map(\.description).joined(separator: ", ")
      return "state: \(samples.name) \(values)\(samples.values.count > 6 ? ", …" : "")"
    }
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

  private var pathLines: [String] {
    path.isEmpty ? [] : ["path: " + path.map(\.description).joined(separator: "; ")]
  }

  private var growthLines: [String] {
    guard kind == .diverging || kind == .neutral, let gain else { return [] }
    guard let offset, abs(gain - 1) < 1e-6 else { return ["growth: times \(Self.text(gain))"] }
    return ["growth: \(offset < 0 ? "" : "+")\(Self.text(offset)) a cycle"]
  }

  private var thresholdLines: [String] {
    threshold.map { ["threshold: the flag flips at \(Self.text($0))"] } ?? []
  }

  private var remedyLines: [String] {
    guard let cut = cutCandidates.first else {
      return ["remedy: let a container decide: a Layout or ViewThatFits needs no state"]
    }
    return [
      "remedy: \(cut) must not follow from what it determines: observe a view whose size comes from "
        + "outside, or let a Layout, ViewThatFits or an overlay do it without state"
    ]
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
}
