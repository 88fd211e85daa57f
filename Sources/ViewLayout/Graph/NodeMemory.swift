/// What a node has answered since it last changed.
///
/// Sizes and guides are kept for as long as the tree is offered the same size. Where views around
/// change again and again meanwhile, those of earlier layouts are forgotten once there are many.
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

  /// The layout in which the node was last without answers.
  private var firstLayout = 0

  /// How many answers of earlier layouts are kept at most.
  private static var limit: Int { 64 }

  /// Forgets the answers to what the tree was offered earlier, and those of earlier layouts if
  /// there are many.
  ///
  /// - Parameters:
  ///   - pass: Is another number once the tree is offered another size.
  ///   - layout: The number of the layout.
  mutating func enter(pass: Int, layout: Int) {
    let isOverfull = sizes.count > Self.limit && layout != firstLayout
    guard pass != self.pass || isOverfull else { return }
    (self.pass, firstLayout) = (pass, layout)
    sizes.removeAll()
    guides.removeAll()
  }

  /// Keeps an answer.
  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) { sizes[proposal] = size }
}
