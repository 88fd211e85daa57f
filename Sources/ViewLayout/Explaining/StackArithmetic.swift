/// What a stack offered its views along its axis in the latest layout, in the order of the offers.
final class StackArithmetic: LayoutListener {
  private(set) var offers: [(node: LayoutNode, axis: Axis, offer: RoomOffer)] = []

  /// Lets a stack place its views once more, of answers that they remember.
  init(of stack: LayoutNode) {
    guard let place = stack.place else { return }
    let former = stack.ledger.listener
    stack.ledger.listener = self
    _ = stack.rule.placements(in: place.size, for: place.proposal, of: stack)
    stack.ledger.listener = former
  }

  func asked(_ node: LayoutNode, _ proposal: ProposedViewSize, _ question: Question) {}

  func answered(_ node: LayoutNode, _ size: CGSize, _ source: AnswerSource) {}

  func shares(_ offer: RoomOffer, along axis: Axis, with node: LayoutNode) {
    // A stack inside may have to answer anew.
    guard !offers.contains(where: { $0.node === node }) else { return }
    offers.append((node, axis, offer))
  }
}

extension StackArithmetic {
  /// How the offer to a view came about, in words; `nil` if it was offered no part of the room.
  func words(for node: LayoutNode, _ paths: ShownPaths) -> String? {
    guard let index = offers.firstIndex(where: { $0.node === node }) else { return nil }
    let (_, axis, offer) = offers[index]
    let parent = node.parent
    let earlier = offers[..<index].filter { $0.node.parent === parent }
    var words = "the remaining \(axis.lengthWord) \(Notation.length(offer.available))"
    if offer.remaining > 1 { words += " among \(offer.remaining)" }
    if offer.reserved != 0 {
      words += ", with \(Notation.length(offer.reserved)) kept for lower priorities"
    }
    let higher = earlier.filter { $0.offer.priority > offer.priority }
    let stiffer = earlier.filter { $0.offer.priority == offer.priority }
    if !higher.isEmpty { words += ", after \(Self.list(higher, paths)) of higher priority" }
    if !stiffer.isEmpty {
      let isTie = stiffer.allSatisfy { $0.offer.flexibility == offer.flexibility }
      words += ", after \(Self.list(stiffer, paths)), " + (isTie ? "as flexible" : "less flexible")
    }
    return words
  }

  private static func list(
    _ offers: [(node: LayoutNode, axis: Axis, offer: RoomOffer)],
    _ paths: ShownPaths
  ) -> String {
    offers.map { "'\(paths[$0.node.namedOrView])'" }.joined(separator: " and ")
  }
}

extension LayoutNode {
  /// The first with a name of the node and what it wraps, from the outside in; else the view
  /// itself.
  var namedOrView: LayoutNode {
    if name != nil { return self }
    return wrapped?.namedOrView ?? self
  }
}
