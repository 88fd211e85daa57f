internal import Foundation

extension LayoutNode {
  /// What the view was offered where it stands; `nil` if it is not shown.
  public var proposal: ProposedViewSize? { place?.proposal }

  /// The frame of the view in the space of the root, in points, y down from the top left, not
  /// rounded; `nil` if it is not shown.
  public var layoutFrame: CGRect? { place?.frame }

  /// ``layoutFrame`` with its edges at the nearest pixels; `nil` if the view is not shown.
  ///
  /// An edge in the middle of a pixel goes away from 0. Infinite lengths stay.
  public var pixelFrame: CGRect? {
    guard let frame = layoutFrame else { return nil }
    let scale = surroundings.displayScale
    let (left, top) = (frame.minX.rounded(scale: scale), frame.minY.rounded(scale: scale))
    return CGRect(
      x: left,
      y: top,
      width: (frame.origin.x + frame.size.width).rounded(scale: scale) - left,
      height: (frame.origin.y + frame.size.height).rounded(scale: scale) - top
    )
  }

  /// Puts the node and all that it shows in their places.
  ///
  /// - Parameters:
  ///   - placement: Where it stands in its parent.
  ///   - container: The parent's frame in the space of the root.
  ///   - direction: The parent's direction, by which x is mirrored.
  func settle(_ placement: Placement, in container: CGRect, _ direction: LayoutDirection) {
    let proposal = placement.proposal.withLengthsOnly
    let size = size(for: proposal, asking: .place)
    var x = placement.origin.x
    if direction == .rightToLeft {
      let mirrored = container.size.width - x - size.width
      x = mirrored.isFinite ? mirrored : x
    }
    let frame = CGRect(
      x: container.origin.x + x,
      y: container.origin.y + placement.origin.y,
      width: size.width,
      height: size.height
    )
    let place = NodePlace(
      proposal: proposal,
      origin: placement.origin,
      frame: frame,
      direction: direction,
      version: version
    )
    // Whatever is in a node that stands as it did, and has not changed, stands as it did too.
    guard place != self.place || ledger.listener != nil || ledger.placesAll else { return }
    self.place = place
    let placements = ledger.working(on: self) { rule.placements(in: size, for: proposal, of: self) }
    assert(memory.sizes[proposal] == size, "a view is placed with one of its own answers")
    hideChildren(notIn: placements)
    for placement in placements {
      placement.node.settle(placement, in: frame, surroundings.layoutDirection)
    }
    // Content that is made where its view is placed changes the view meanwhile.
    self.place?.version = version
  }

  private func hideChildren(notIn placements: [Placement]) {
    guard placements.count < children.count else { return }
    let shown = Set(placements.map { ObjectIdentifier($0.node) })
    for child in children where !shown.contains(ObjectIdentifier(child)) { child.hide() }
  }

  /// Takes the node and all in it out of sight.
  func hide() {
    guard place != nil else { return }
    place = nil
    for child in children { child.hide() }
  }
}
