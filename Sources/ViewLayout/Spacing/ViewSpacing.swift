/// What a view prefers to leave free between itself and its neighbours.
///
/// The distance of two views follows from the facing edges of both:
/// 1. the largest distance of a category that both know, such as that of a view above text;
/// 2. if there is none, the larger of what they want towards any neighbour;
/// 3. if they want nothing, the environment's `defaultSpacing`.
public struct ViewSpacing: Hashable, Sendable {
  /// The distance of views that have no preferences, in points, unless their environment has
  /// another one.
  public static let defaultDistance: CGFloat = 8

  /// The spacing of a view that stands right beside its neighbours.
  public static let zero = ViewSpacing(.any, 0, along: .all)

  /// The distance to a neighbour where neither wants anything, in points; of two the larger counts.
  var fallback = defaultDistance

  /// The preferences, by edge and category.
  private var values: [Key: SpacingValue] = [:]

  private struct Key: Hashable, Sendable {
    let edge: Edge
    let category: SpacingCategory
  }

  /// Makes a spacing without preferences.
  public init() {}

  /// Adds the preferences of another view along some edges; of two about the same, the larger
  /// stays.
  ///
  /// - Parameters:
  ///   - other: The spacing of the other view.
  ///   - edges: The edges whose preferences are added.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for (key, value) in other.values where edges.contains(Edge.Set(key.edge)) {
      values[key] = values[key]?.union(value) ?? value
    }
  }

  /// The spacing with the preferences of another view along some edges.
  ///
  /// - Parameters:
  ///   - other: The spacing of the other view.
  ///   - edges: The edges whose preferences are added.
  /// - Returns: The union; of two preferences about the same, the larger.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance that a view prefers to the next one.
  ///
  /// - Parameters:
  ///   - next: The spacing of the view below or, along the horizontal axis, towards the trailing
  ///     edge.
  ///   - axis: The axis along which the views follow each other.
  /// - Returns: The distance in points, which can be negative.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = (Edge.end(of: axis), Edge.start(of: axis))
    let shared = values.compactMap { key, value -> CGFloat? in
      guard key.edge == end, key.category != .any else { return nil }
      return next.values[Key(edge: start, category: key.category)].map(value.distance)
    }
    if let distance = shared.max() { return distance }
    let wanted = [self[end, .any], next[start, .any]].compactMap(\.self)
    guard let first = wanted.first else { return max(fallback, next.fallback) }
    guard case .distance(let distance) = wanted.dropFirst().reduce(first, { $0.union($1) }) else {
      return max(fallback, next.fallback)
    }
    return distance
  }
}

extension ViewSpacing {
  /// What a view wants along an edge; `nil` if nothing.
  subscript(edge: Edge, category: SpacingCategory) -> SpacingValue? {
    get { values[Key(edge: edge, category: category)] }
    set { values[Key(edge: edge, category: category)] = newValue }
  }

  /// Makes a spacing of one distance along some edges, in points.
  init(_ category: SpacingCategory, _ distance: CGFloat, along edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge, category] = .distance(distance)
    }
  }

  /// The spacing of a box: a view that is neither text nor made for gaps.
  ///
  /// - Parameter direction: Which of its leading and trailing edge is on the left.
  /// - Returns: What it prefers above, below and beside text; nothing towards other boxes.
  static func box(_ direction: LayoutDirection) -> ViewSpacing {
    let (left, right): (Edge, Edge) =
      direction == .leftToRight ? (.leading, .trailing) : (.trailing, .leading)
    var box = ViewSpacing()
    box[.top, .belowText] = .distance(0)
    box[.bottom, .aboveText] = .distance(0)
    box[left, .rightOfText] = .distance(0)
    box[right, .leftOfText] = .distance(0)
    return box
  }

  /// The spacing with that of a box along some edges.
  func resetting(_ edges: Edge.Set, _ direction: LayoutDirection) -> ViewSpacing {
    guard !edges.isEmpty else { return self }
    var spacing = self
    spacing.values = values.filter { !edges.contains(Edge.Set($0.key.edge)) }
    spacing.formUnion(.box(direction), edges: edges)
    return spacing
  }
}
