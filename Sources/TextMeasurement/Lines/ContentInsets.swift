internal import Typography

/// What lies between the edges of a text's box and its lines, in layout units; never negative.
struct ContentInsets: Hashable, Sendable {
  /// From the left edge of the box to the lines.
  let left: Int64

  /// From the top of the box to the first line.
  let top: Int64

  /// On both sides of the lines, together.
  let horizontal: Int64

  /// Above and below the lines, together.
  let vertical: Int64

  /// The lines fill the box.
  static let zero = ContentInsets(left: 0, top: 0, horizontal: 0, vertical: 0)

  private init(left: Int64, top: Int64, horizontal: Int64, vertical: Int64) {
    self.left = left
    self.top = top
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The insets and the padding of options.
  init(_ options: MeasuringOptions) {
    let (insets, padding) = (options.insets, options.lineFragmentPadding)
    // Every text that is prepared asks, and hardly one has any: sides are compared one by one,
    // which takes no call.
    guard
      insets.top != 0 || insets.left != 0 || insets.bottom != 0 || insets.right != 0 || padding != 0
    else {
      self.init(left: 0, top: 0, horizontal: 0, vertical: 0)
      return
    }
    self.init(insets, padding: padding)
  }

  private init(_ insets: Insets, padding: Double) {
    func units(_ length: Double) -> Int64 { max(0, LayoutUnit(points: length).rawValue) }
    let padding = units(padding)
    self.init(
      left: units(insets.left) + padding,
      top: units(insets.top),
      horizontal: units(insets.left) + units(insets.right) + 2 * padding,
      vertical: units(insets.top) + units(insets.bottom)
    )
  }

  /// From the last line to the bottom of the box.
  var bottom: Int64 { vertical - top }

  /// The room that a box leaves for the lines, in layout units.
  ///
  /// - Parameter width: The width of the box, in points, above 0 and finite.
  /// - Returns: At least 0.
  @inline(__always)
  func room(inWidth width: Double) -> Int64 {
    max(0, LayoutUnit.floor(points: width).rawValue - horizontal)
  }
}

extension ContentInsets {
  /// Whether a box can hold them, even without a line.
  ///
  /// - Parameters:
  ///   - width: The width of the box, in points; `nil` and what is not above 0 have no limit.
  ///   - height: The height of the box, in points; `nil` has no limit.
  /// - Returns: `false` if even an empty text exceeds the box.
  func fit(width: Double?, height: Double?) -> Bool {
    Fit(
      Size(
        width: LayoutUnit(rawValue: horizontal).points,
        height: LayoutUnit(rawValue: vertical).points
      ),
      width: width,
      height: height
    ) == .fits
  }

  /// The width that a box leaves for the lines, in points.
  ///
  /// - Parameter width: The width of the box; `nil`, infinity and what is not above 0 stay as they
  ///   are.
  /// - Returns: The width at which the text without insets has the same lines.
  func contentWidth(in width: Double?) -> Double? {
    guard horizontal > 0, let width, width > 0, width < .infinity else { return width }
    return max(.leastNonzeroMagnitude, LayoutUnit(rawValue: room(inWidth: width)).points)
  }

  /// The height that a box leaves for the lines, in points, at least 0.
  ///
  /// - Parameter height: The height of the box; `nil` and infinity stay as they are.
  /// - Returns: The most height that lines of a text that fits have.
  func contentHeight(in height: Double?) -> Double? {
    guard vertical > 0, let height, height != .infinity else { return height }
    guard height > 0 else { return 0 }
    return LayoutUnit(rawValue: max(0, LayoutUnit.floor(points: height).rawValue - vertical)).points
  }
}
