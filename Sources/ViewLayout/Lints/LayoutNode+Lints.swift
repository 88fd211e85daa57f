internal import TextMeasurement

extension LayoutNode {
  /// Something odd about a node.
  typealias Oddity = (rule: LayoutLint.Rule, message: String)

  /// What is looked for, in the order in which it is told.
  static let oddities: [@Sendable (LayoutNode, ShownPaths) -> [Oddity]] = [
    { node, _ in node.defaultLengths() }, { $0.infiniteLengths($1) }, { $0.hiddenPriority($1) },
    { node, _ in node.lostText() }, { $0.oversizedChild($1) }, { $0.ignoredRatio($1) },
  ]

  /// The default length of a view that takes what it is offered.
  private static let defaultLength: CGFloat = 10

  private func defaultLengths() -> [Oddity] {
    guard let place, rule is ShapeRule || rule is GeometryReaderRule else { return [] }
    return Axis.allCases.compactMap { axis in
      let isDefault =
        place.size[axis] == Self.defaultLength
        && memory.sizes.all.contains {
          $0.question[axis] == nil && $0.answer[axis] == Self.defaultLength
        }
        && rule.size(for: .zero, of: self)[axis] != Self.defaultLength
      guard isDefault else { return nil }
      return (
        .defaultLength,
        "its \(axis.lengthWord) is 10, as nothing proposes one; a frame can"
      )
    }
  }

  private func infiniteLengths(_ paths: ShownPaths) -> [Oddity] {
    Axis.allCases.compactMap { axis in
      if place?.size[axis] == .infinity, children.isEmpty || wrapped != nil {
        return (.infiniteLength, "its \(axis.lengthWord) is infinite; a frame can limit it")
      }
      guard let frame = rule as? FlexibleFrameRule, place?.proposal[axis] == nil,
        (axis == .horizontal ? frame.width : frame.height).maximum == .infinity,
        let scroll = scrollView(along: axis)
      else { return nil }
      let parameter = axis == .horizontal ? "maxWidth" : "maxHeight"
      return (
        .infiniteLength,
        "\(parameter): .infinity does nothing, as '\(paths[scroll])' scrolls along it and proposes "
          + "no \(axis.lengthWord)"
      )
    }
  }

  private func scrollView(along axis: Axis) -> LayoutNode? {
    guard let parent else { return nil }
    if let scroll = parent.rule as? ScrollRule, scroll.axes.contains(axis) { return parent }
    return parent.scrollView(along: axis)
  }

  private func hiddenPriority(_ paths: ShownPaths) -> [Oddity] {
    guard let own = (rule as? LayoutPriorityRule)?.priority else { return [] }
    let outer = outermostWrapper
    guard outer.parent != nil, outer.priority != own else { return [] }
    var culprit = self
    while let next = culprit.parent, culprit.priority == own { culprit = next }
    return [
      (
        .hiddenPriority,
        "its priority is hidden by '\(paths[culprit])'; layoutPriority belongs outside of it"
      )
    ]
  }

  private func lostText() -> [Oddity] {
    guard let place, let shown = shownText else { return [] }
    if shown.isTruncated {
      let isLimited = (rule as? TextRule)?.lineLimit.map { $0 <= shown.lines.count } ?? false
      let remedy =
        isLimited
        ? "a higher lineLimit shows more"
        : ".fixedSize(horizontal: false, vertical: true) shows all"
      return [(.truncatedText, "its text is truncated; \(remedy)")]
    }
    guard let height = place.proposal.height, place.size.height > height else { return [] }
    return [
      (
        .clippedText,
        "its text is \(Notation.length(place.size.height)) high, but is offered "
          + "\(Notation.length(height))"
      )
    ]
  }

  private func oversizedChild(_ paths: ShownPaths) -> [Oddity] {
    let isFrame = rule is FixedFrameRule || rule is FlexibleFrameRule
    guard isFrame, let place, let child = child.place else { return [] }
    return Axis.allCases.compactMap { axis in
      guard child.size[axis] > place.size[axis] + Notation.tolerance else { return nil }
      return (
        .oversizedChild,
        "'\(paths[self.child])' in it has the \(axis.lengthWord) \(Notation.length(child.size[axis])), "
          + "more than its \(Notation.length(place.size[axis]))"
      )
    }
  }

  private func ignoredRatio(_ paths: ShownPaths) -> [Oddity] {
    guard rule is AspectRatioRule, let child = child.place,
      let width = child.proposal.width, let height = child.proposal.height
    else { return [] }
    let offered = CGSize(width: width, height: height)
    let isIgnored = Axis.allCases.contains { axis in
      abs(child.size[axis] - offered[axis]) > Notation.tolerance
    }
    guard isIgnored else { return [] }
    return [
      (
        .ignoredRatio,
        "'\(paths[self.child])' in it is not flexible: of \(Notation.size(offered)) it takes "
          + Notation.size(child.size)
      )
    ]
  }
}
