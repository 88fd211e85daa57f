extension LayoutNode {
  /// Why a view offers what it does to one in it, in words.
  func offering(to child: LayoutNode, _ paths: ShownPaths) -> String {
    switch rule {
    case let padding as PaddingRule: padding.words
    case let frame as FixedFrameRule: frame.words
    case is FlexibleFrameRule: "its frame offers its own size"
    case let fixed as FixedSizeRule:
      "fixedSize asks for the ideal \(Axis.words(in: fixed.axes))"
    case is AspectRatioRule:
      "aspectRatio keeps proportions in \(Notation.proposal(place?.proposal ?? .unspecified))"
    case let scroll as ScrollRule:
      "it scrolls, so it proposes no \(Axis.words(in: scroll.axes))"
    case is ViewThatFitsRule: fitting(paths)
    case is GeometryReaderRule: "all of its size"
    case let layered as LayeredRule:
      layered.primary(of: self) === child
        ? "what it is offered" : "the size of what it lies over or behind"
    case is any WrapperRule: "what it is offered"
    default: containerOffering(to: child, paths)
    }
  }

  private func containerOffering(to child: LayoutNode, _ paths: ShownPaths) -> String {
    switch kind {
    case "HStackLayout", "VStackLayout":
      StackArithmetic(of: self).words(for: child, paths)
        ?? "nothing is proposed along it, so each view has its ideal length"
    case "ZStackLayout": "all of its size"
    case "GridLayout": "the cell's size"
    default: "its layout chose so"
    }
  }

  /// Which view is shown of those of which one must fit, in words.
  func fitting(_ paths: ShownPaths) -> String {
    guard let place, let rule = rule as? ViewThatFitsRule else { return "" }
    let chosen = rule.choice(for: place.proposal, of: self)
    let refused = children.prefix { $0 !== chosen }
    let offered = Notation.proposal(place.proposal)
    guard !refused.isEmpty else { return "it is the first that fits \(offered)" }
    var ideal = place.proposal
    for axis in Axis.allCases where rule.axes.contains(axis) { ideal[axis] = nil }
    let needs = refused.map { child in
      "'\(paths[child])' needs \(Notation.size(child.size(for: ideal, asking: .ideal)))"
    }
    let isLast = chosen === children.last
    return needs.joined(separator: ", ") + ", more than \(offered)"
      + (isLast ? ", so the last is shown" : "")
  }
}

extension PaddingRule {
  /// What is left around, in words.
  fileprivate var words: String {
    "padding took \(Notation.length(insets.leading + insets.trailing)) of the width and "
      + "\(Notation.length(insets.top + insets.bottom)) of the height"
  }
}

extension FixedFrameRule {
  /// What is fixed, in words.
  var words: String {
    let fixed = Axis.allCases.compactMap { axis in
      lengths[axis].map { "the \(axis.lengthWord) \(Notation.length($0))" }
    }
    return fixed.isEmpty
      ? "its frame fixes nothing"
      : "its frame fixes "
        + fixed.joined(separator: " and ")
  }
}
