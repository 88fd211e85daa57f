/// What a node has answered since it last changed.
///
/// Sizes and guides are kept for as long as the tree is offered the same size, which bounds them by the
/// questions of one layout.
struct NodeMemory {
  /// The layout in which sizes and guides were answered.
  private(set) var pass = 0

  /// The answers, by proposal, in the order of the questions.
  private(set) var sizes = AnswerList<ProposedViewSize, CGSize>()

  /// Where guides are that the node tells itself.
  var guides = AnswerList<GuideQuestion, CGFloat?>()

  /// Whether the node or one in it might tell where a guide is.
  var tellers = AnswerList<AlignmentKey, Bool>()

  /// What the node prefers to leave free around itself; `nil` before it was asked.
  var spacing: ViewSpacing?

  /// The order in which the node is given room; `nil` before it was asked.
  var priority: Double?

  /// A question about a guide.
  struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  /// Forgets the answers of earlier layouts.
  mutating func enter(pass: Int) {
    guard pass != self.pass else { return }
    self.pass = pass
    sizes.removeAll()
    guides.removeAll()
  }

  /// Keeps an answer.
  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) { sizes[proposal] = size }
}
