/// What makes no sense in a view.
public enum LayoutProblem: Equatable, Sendable {
  /// A length of a frame is negative, infinite or NaN, and is left out.
  case invalidFrameLength

  /// The lengths of a frame contradict each other, so that the smaller are raised.
  case contradictoryFrameLengths

  /// A foreign view changed its own frame while it was asked for its size; its answer counts.
  case changedFrame

  /// A foreign view answered a proposal with two sizes in one layout, in points; the first counts.
  case changedAnswer(ProposedViewSize, CGSize, CGSize)

  /// Two views of a `ForEach` have the same identity, the one with these words.
  case repeatedIdentity(String)

  /// An observer has seen a third value in one frame, which its action was not told.
  ///
  /// Its action writes state of these names, from which what it observes is made.
  case repeatedUpdates(ObserverKind, writing: [String])

  /// State was changed while views were evaluated or laid out, which had to wait.
  case changedState

  /// A view determines what it is made for, such as a sheet whose detent follows from its own
  /// height, and was not at rest after many layouts.
  case restlessContent

  /// No state has this name, which was to be kept.
  case unknownState(String)

  /// An image has a name without a size in ``EnvironmentValues/imageSizes``, and takes no room.
  case unknownImage(String)
}

extension LayoutProblem: Hashable {
  /// Hashes what is said about the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension LayoutProblem: CustomStringConvertible {
  /// What is wrong and what to do: a sentence that lacks its subject.
  public var description: String {
    switch self {
    case .invalidFrameLength:
      """
      has a length that is negative, infinite or NaN, and is laid out without it: give it a finite \
      length of at least 0
      """
    case .contradictoryFrameLengths:
      """
      has a least, an ideal and a greatest length that are not in this order, and the smaller are \
      raised: let none be less than the one before
      """
    case .changedFrame:
      """
      changed its own frame while it was asked for its size, and its answer is what counts: leave \
      the frame to the layout
      """
    case .changedAnswer(let proposal, let first, let second):
      """
      answered \(text(proposal.width))×\(text(proposal.height)) with \(text(first)) and then with \
      \(text(second)) in one layout, of which the first counts: let the size follow from the \
      proposal and the content alone
      """
    case .repeatedIdentity(let identity):
      """
      has two views with the identity '\(identity)', which are told apart by their order: give each \
      element an identity of its own
      """
    case .repeatedUpdates(let kind, let states):
      """
      is observed by an \(kind.rawValue) that tried to update multiple times per frame, as it writes \
      \(states.isEmpty ? "what the view is made from" : states.joined(separator: " and ")), and the third \
      change was dropped: settle the tree in the mode of diagnosis to see the loop
      """
    case .changedState:
      """
      was changed while views were evaluated or laid out, and kept its value until that was done: \
      change state in an action, such as that of onChange, onAppear or onGeometryChange
      """
    case .restlessContent:
      """
      determines the size or the place that it is made for, and is shown as the last of many layouts \
      left it: let what it is made for follow from nothing in it
      """
    case .unknownState(let name):
      """
      has no state '\(name)', which was to keep its value: name the view that has it and its property, \
      such as Panel.width
      """
    case .unknownImage(let name):
      """
      shows the image '\(name)', whose size is not known, and takes no room: put its size into \
      imageSizes of the environment
      """
    }
  }

  private func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }

  private func text(_ size: CGSize) -> String { "\(size.width)×\(size.height)" }
}
