/// The questions and answers of a layout, in the order in which they were asked.
///
/// Between a question and its answer are those that a node asks to find it: they are one deeper.
public struct LayoutTrace {
  /// The questions.
  public internal(set) var entries: [Entry] = []

  /// A question and its answer.
  public struct Entry {
    /// Who is asked.
    public let node: LayoutNode

    /// Why.
    public let kind: Kind

    /// What is offered.
    public let proposal: ProposedViewSize

    /// The answer, in points.
    public internal(set) var reply = CGSize.zero

    /// Whether the node remembered the answer.
    public internal(set) var isRemembered = false

    /// How many questions this one is in.
    public let depth: Int

    /// How a stack came to offer this; `nil` if it is no offer of a stack.
    public let offer: RoomOffer?
  }

  /// The questions that a node was asked, in their order.
  ///
  /// - Complexity: O(*n*) in the questions.
  public func entries(of node: LayoutNode) -> [Entry] { entries.filter { $0.node === node } }
}

extension LayoutTrace {
  /// Why a node is asked.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// How small it can be.
    case minimum = "min"

    /// How large it can be.
    case maximum = "max"

    /// How large it wants to be.
    case ideal

    /// What it takes of the room that is given to it.
    case offer

    /// How large it is where it is placed.
    case place

    /// Why a rule asks; what a layout asks that does not say so, tells by what it proposes.
    init(_ question: Question, _ proposal: ProposedViewSize) {
      switch question {
      case .minimumProbe: self = .minimum
      case .maximumProbe: self = .maximum
      case .ideal: self = .ideal
      case .offer: self = .offer
      case .place: self = .place
      case .question:
        let special: [ProposedViewSize: Kind] = [
          .zero: .minimum, .infinity: .maximum, .unspecified: .ideal,
        ]
        self = special[proposal] ?? .offer
      }
    }
  }
}
