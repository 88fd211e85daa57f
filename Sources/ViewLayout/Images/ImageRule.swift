/// The rule of a picture.
final class ImageRule: NodeRule {
  let natural: CGSize
  let capInsets: EdgeInsets?

  /// Takes the natural size, and what is not stretched if the picture can be.
  init(_ natural: CGSize, _ capInsets: EdgeInsets?) {
    self.natural = natural
    self.capInsets = capInsets
  }

  var parameters: [RuleParameter]? {
    [
      RuleParameter("width", natural.width),
      RuleParameter("height", natural.height),
      RuleParameter("capInsets", capInsets),
    ]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    guard let capInsets else { return natural }
    let least = CGSize(
      width: capInsets.leading + capInsets.trailing,
      height: capInsets.top + capInsets.bottom
    )
    return CGSize(
      width: proposal.width.map { max($0, least.width) } ?? natural.width,
      height: proposal.height.map { max($0, least.height) } ?? natural.height
    )
  }
}
