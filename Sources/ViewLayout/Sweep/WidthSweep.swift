internal import TextMeasurement

/// What changes in a layout from width to width.
public struct WidthSweep: Sendable {
  /// The changes, from the narrowest width up.
  public let changes: [Change]

  /// The number of widths.
  public let widthCount: Int

  /// A change at a width.
  public struct Change: Hashable, Sendable {
    /// The least width at which it is so, in points.
    public let width: CGFloat

    /// The name of the view, or its path.
    public let path: String

    /// What changes.
    public let kind: Kind

    /// What changes, in words.
    public let words: String
  }

  /// What can change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `ViewThatFits` shows another view.
    case choice
    /// A text has another number of lines.
    case lineCount
    /// A text is truncated, or is no more.
    case truncation
    /// A view begins or ceases to reach out of the one around it.
    case overflow
    /// The root is higher although it is wider.
    case growth
    /// The views begin or cease to come to rest.
    case unrest
  }
}

extension WidthSweep.Change: CustomStringConvertible {
  /// The change in a line: `150: Text has 2 lines instead of 3`.
  public var description: String { "\(Notation.length(width)): \(path) \(words)" }
}

extension WidthSweep {
  /// Whether the views come to rest at every width.
  public var comesToRest: Bool { !changes.contains { $0.kind == .unrest } }

  /// The changes, one a line.
  public var text: String { changes.map { "\($0)\n" }.joined() }
}

extension LayoutTree {
  /// Lays the views out at many widths, and tells what changes.
  ///
  /// Observers are told of each width, and what their actions change is laid out too.
  ///
  /// The layout that the tree has after is that of the widest.
  ///
  /// - Parameters:
  ///   - widths: The widths, in points: the least one, and each that is a multiple of the step
  ///     more, up to the greatest, which is finite.
  ///   - step: From one width to the next, in points, above 0.
  ///   - height: The height that is proposed, in points; `nil` proposes none.
  /// - Returns: The changes. Those at the first width are what is odd there.
  /// - Complexity: O(*w* *n*) in the widths and the views.
  public func sweep(
    _ widths: ClosedRange<CGFloat>,
    by step: CGFloat = 1,
    height: CGFloat? = nil
  ) -> WidthSweep {
    precondition(step > 0, "a step leads on")
    precondition(widths.upperBound.isFinite, "a sweep ends")
    var former: SweepState?
    var changes: [WidthSweep.Change] = []
    var count = 0
    var width = widths.lowerBound
    while width <= widths.upperBound {
      let isAtRest = rest(in: ProposedViewSize(width: width, height: height))
      let state = SweepState(of: self, isAtRest: isAtRest)
      changes += state.changes(since: former ?? SweepState(), at: width, isFirst: former == nil)
      former = state
      count += 1
      width = widths.lowerBound + CGFloat(count) * step
    }
    return WidthSweep(changes: changes, widthCount: count)
  }
}

extension WidthSweep: CustomStringConvertible {
  /// The changes in lines: ``text``.
  public var description: String { text }
}
