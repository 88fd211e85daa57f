/// What is left free along the four edges of a view, in points; negative lets the content reach
/// over the edge.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top down, in points.
  public var top: CGFloat

  /// From where reading begins, in points.
  public var leading: CGFloat

  /// From the bottom up, in points.
  public var bottom: CGFloat

  /// From where reading ends, in points.
  public var trailing: CGFloat

  /// Makes insets of four lengths, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Leaves nothing free.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Leaves the same free along some edges, in points.
  init(_ length: CGFloat, along edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// The edges along which the inset is not 0.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
