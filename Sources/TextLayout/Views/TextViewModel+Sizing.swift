internal import Foundation
internal import TextMeasurement

extension TextViewModel {
  /// How large the view would be, given room.
  ///
  /// Asking changes nothing: neither the view's size nor its container, and no lines that are
  /// shown. The answer holds for the text, the insets and the container's other properties as they
  /// are now.
  ///
  /// - Parameter proposal: The room, in points. A width that is `nil` or infinite asks for one line
  ///   a paragraph; 0, like NaN and what is below 0, for the width of the widest piece that cannot
  ///   be broken; any other is the most width the view may have. The height is not looked at: text
  ///   is as high as it is.
  /// - Returns: The insets, the padding and the text; no wider than proposed, unless a word or the
  ///   insets alone are.
  /// - Complexity: O(*n*) in the text the first time, then O(*l*) in the lines.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let container = TextContainer(width: containerWidth(for: proposal.width))
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    container.lastLineBreakMode = textContainer.lastLineBreakMode
    container.exclusions = textContainer.exclusions
    let copy = store.copy(in: container)
    copy.ensureAllLayout()
    let size = size(around: copy.usedRect(of: 0))
    guard container.exclusions.isEmpty else { return size }
    let padding = 2 * container.geometry.padding
    return CGSize(
      width: CGFloat(units: copy.neededWidth + padding + inset(.width)),
      height: size.height
    )
  }

  /// How large the view has to be for the text as it is laid out in its container, in points.
  ///
  /// Causes no layout: less than the text takes as long as ``isLaidOut`` is `false`.
  public var contentSize: CGSize { size(around: store.usedRect(of: 0)) }

  /// Whether all text that the container holds is laid out.
  public var isLaidOut: Bool { store.isLaidOut }

  /// Lays out all text that the container holds.
  public func ensureLayout() {
    switch engine {
    case .modern(let manager): manager.ensureLayout(for: manager.documentRange)
    case .legacy(let manager): manager.ensureLayout(for: textContainer)
    }
  }

  /// The lines of the engine.
  var store: LineStore {
    switch engine {
    case .modern(let manager): manager.store
    case .legacy(let manager): manager.store
    }
  }

  private func containerWidth(for width: CGFloat?) -> Extent {
    guard let width, width != .infinity else { return .unlimited }
    guard width > 0 else {
      let padding = 2 * textContainer.geometry.padding
      return .points(CGFloat(units: LayoutUnit.sum(store.minimumWidth, padding)))
    }
    return .points(CGFloat(units: room(in: width, .width)))
  }

  private func size(around used: UsedRect) -> CGSize {
    CGSize(
      width: CGFloat(units: used.containerRect.maxX.units + inset(.width)),
      height: CGFloat(units: used.containerRect.maxY.units + inset(.height))
    )
  }

  /// A direction in which the view has insets.
  enum Axis {
    case width, height
  }

  /// The insets at both ends, in layout units.
  private func inset(_ axis: Axis) -> Int64 {
    switch axis {
    case .width: units(ofInset: insets.left) + units(ofInset: insets.right)
    case .height: units(ofInset: insets.top) + units(ofInset: insets.bottom)
    }
  }

  /// The insets at the top, the left, the bottom and the right, in layout units.
  var insetUnits: [Int64] {
    [insets.top, insets.left, insets.bottom, insets.right].map(units(ofInset:))
  }

  /// An inset in layout units, at least 0.
  private func units(ofInset length: Double) -> Int64 {
    max(0, LayoutUnit(points: length).rawValue)
  }

  /// The top left corner of the container in the view.
  var origin: ViewPoint {
    ViewPoint(
      x: CGFloat(units: units(ofInset: insets.left)),
      y: CGFloat(units: units(ofInset: insets.top))
    )
  }

  /// What a length of the view leaves for the container, in layout units: at least 0.
  func room(in length: CGFloat, _ axis: Axis) -> Int64 {
    max(0, LayoutUnit.floor(points: Double(length)).rawValue - inset(axis))
  }
}
