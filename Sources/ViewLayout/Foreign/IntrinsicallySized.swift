/// A foreign view that knows how long its content is.
///
///     final class Badge: IntrinsicallySized {
///       func intrinsicLength(along axis: Axis) -> CGFloat? { axis == .horizontal ? 80 : 20 }
///     }
///
/// A view whose representable leaves its size to the layout is as long as it is offered, and as its
/// content where nothing is; a priority of 750 or more keeps it from becoming longer or shorter
/// than that.
public protocol IntrinsicallySized: AnyObject {
  /// How long the content is, in points; `nil` if it has no length of its own.
  func intrinsicLength(along axis: Axis) -> CGFloat?

  /// How much the view resists becoming longer than its content; 250 unless it says otherwise.
  func huggingPriority(along axis: Axis) -> Double

  /// How much the view resists becoming shorter than its content; 750 unless it says otherwise.
  func compressionResistancePriority(along axis: Axis) -> Double
}

extension IntrinsicallySized {
  /// A low priority: the view can become longer.
  public func huggingPriority(along axis: Axis) -> Double { 250 }

  /// A high priority: the view does not become shorter.
  public func compressionResistancePriority(along axis: Axis) -> Double { 750 }
}

extension IntrinsicallySized {
  /// The length that the view takes of a proposal, in points.
  func length(for proposal: CGFloat?, along axis: Axis) -> CGFloat {
    guard let ideal = intrinsicLength(along: axis)?.asLength else { return proposal ?? 0 }
    let minimum = compressionResistancePriority(along: axis) >= Self.required ? ideal : 0
    let maximum = huggingPriority(along: axis) >= Self.required ? ideal : .infinity
    return min(max(proposal ?? ideal, minimum), maximum)
  }

  /// The least priority that the layout heeds.
  private static var required: Double { 750 }
}
