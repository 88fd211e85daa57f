/// What a view of a stack is offered, and what it takes.
struct StackOffer {
  /// What it is offered.
  let proposal: ProposedViewSize

  /// What it takes, with its guides.
  let dimensions: ViewDimensions
}
