/// The limits of a flexible frame along one axis, in points.
struct FlexibleLength: Hashable, Sendable {
  /// The least length; `nil` has no limit but the child's.
  let minimum: CGFloat?

  /// The length where none is proposed; `nil` is the child's.
  let ideal: CGFloat?

  /// The greatest length; `nil` has no limit but the child's.
  let maximum: CGFloat?

  /// What makes no sense in the limits that were given.
  let problems: [LayoutProblem]

  /// Takes limits, of which each is at least as great as the one before.
  ///
  /// - Parameters:
  ///   - minimum: The least length; below 0 it counts as 0.
  ///   - ideal: The length where none is proposed.
  ///   - maximum: The greatest length, which can be infinite.
  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    let isValid =
      minimum?.isFinite != false && ideal?.isFinite != false && maximum?.isNaN != true
    let given = [minimum, ideal, maximum].compactMap(\.self).filter { !$0.isNaN }
    let isOrdered = !zip(given, given.dropFirst()).contains { $0 > $1 }
    problems =
      (isValid ? [] : [.invalidFrameLength]) + (isOrdered ? [] : [.contradictoryFrameLengths])
    let least = minimum?.isFinite == true ? minimum?.asLength : nil
    self.minimum = least
    let wanted = ideal?.isFinite == true ? ideal.map { max($0.asLength, least ?? 0) } : nil
    self.ideal = wanted
    self.maximum =
      maximum?.isNaN == true ? nil : maximum.map { max($0.asLength, least ?? 0, wanted ?? 0) }
  }

  /// Whether the frame says anything about the axis.
  var isFlexible: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// What the child is offered of a proposal.
  func inner(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

  /// What the frame answers without looking at its child; `nil` if it must ask.
  func answer(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return minimum != nil && maximum != nil ? clamped(proposal) : nil
  }

  /// What the frame answers.
  ///
  /// - Parameters:
  ///   - proposal: What it is offered.
  ///   - child: What its child takes of ``inner(_:)``.
  /// - Returns: The length, in points.
  func answer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    let offered = inner(proposal)
    return switch (minimum, maximum) {
    case (nil, nil): child
    case (let minimum?, nil): max(min(offered ?? .infinity, child), minimum)
    case (nil, let maximum?): min(max(offered ?? -.infinity, child), maximum)
    case (_?, _?): clamped(child)
    }
  }

  /// What the child is offered where the frame stands.
  ///
  /// It is offered the frame's length, unless nothing was proposed and no limit made that length.
  func final(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
    let isFree =
      ideal == nil && proposal == nil && minimum ?? -.infinity < length
      && length < maximum ?? .infinity
    return isFree ? nil : length
  }

  /// The limits as parameters of a frame.
  ///
  /// - Parameter axis: `Width` or `Height`.
  /// - Returns: The least, the ideal and the greatest length.
  func parameters(_ axis: String) -> [RuleParameter] {
    [
      RuleParameter("min\(axis)", minimum),
      RuleParameter("ideal\(axis)", ideal),
      RuleParameter("max\(axis)", maximum),
    ]
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }
}
