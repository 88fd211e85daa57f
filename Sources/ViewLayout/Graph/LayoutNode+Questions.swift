extension LayoutNode {
  /// The proposals that the node was asked about since it changed or the root was offered another
  /// size, each once, in the order of the questions.
  public var distinctProposals: [ProposedViewSize] { memory.sizes.questions }

  /// The size that the node takes of a proposal.
  ///
  /// Every question and every answer goes through here.
  ///
  /// - Parameters:
  ///   - proposal: What it is offered; NaN and what is below 0 count as 0.
  ///   - question: Why it is asked.
  /// - Returns: The answer in points, never NaN nor below 0.
  func size(for proposal: ProposedViewSize, asking question: Question) -> CGSize {
    let proposal = proposal.withLengthsOnly
    memory.enter(pass: ledger.pass, layout: ledger.layoutCount)
    ledger.listener?.asked(self, proposal, question)
    if let size = memory.sizes[proposal] {
      ledger.counters.remembered += 1
      ledger.listener?.answered(self, size, .memory)
      return size
    }
    ledger.counters.computed += 1
    let size = ledger.working(on: self) { rule.size(for: proposal, of: self) }.withLengthsOnly
    memory.keep(size, for: proposal)
    ledger.listener?.answered(self, size, .rule)
    return size
  }

  /// The size that the node takes of a proposal, with its guides.
  func dimensions(in proposal: ProposedViewSize, asking question: Question) -> ViewDimensions {
    let proposal = proposal.withLengthsOnly
    let size = size(for: proposal, asking: question)
    return ViewDimensions(size) { [self] key in explicitGuide(key, in: size, for: proposal) }
  }

  /// What the node prefers to leave free around itself.
  var spacing: ViewSpacing {
    if let spacing = memory.spacing { return spacing }
    var spacing = rule.spacing(of: self)
    spacing.fallback = surroundings.defaultSpacing
    memory.spacing = spacing
    return spacing
  }

  /// The order in which the node is given room.
  var priority: Double {
    if let priority = memory.priority { return priority }
    let priority = rule.priority(of: self)
    memory.priority = priority
    return priority
  }

  /// Whether the node or one in it might tell where a guide is, whatever it is offered.
  func mightTell(_ key: AlignmentKey) -> Bool {
    if let known = memory.tellers[key] { return known }
    let found = rule.mightTell(key, of: self)
    memory.tellers[key] = found
    return found
  }

  private func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mightTell(key) else { return nil }
    let question = NodeMemory.GuideQuestion(key: key, proposal: proposal)
    if let known = memory.guides[question] { return known }
    let found = rule.explicitGuide(key, in: size, for: proposal, of: self)
    let guide = found?.isFinite == false ? nil : found
    memory.guides[question] = .some(guide)
    return guide
  }
}
