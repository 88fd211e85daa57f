/// Lines and curves, in points from the upper left corner of a view, y down.
///
///     Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 30, y: 20))
///     }
public struct Path: Equatable, Sendable {
  /// The parts of the path, in the order in which they were added.
  private(set) var elements: [Element] = []

  /// Where the next line begins; `nil` before the first point.
  public private(set) var currentPoint: CGPoint?

  private var start: CGPoint?

  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// The beginning of another line.
    case move(to: CGPoint)

    /// A straight line.
    case line(to: CGPoint)

    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)

    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

    /// A straight line to where the last one was begun.
    case closeSubpath
  }

  /// Makes an empty path.
  public init() {}

  /// Makes a path.
  ///
  /// - Parameter callback: Adds lines and curves to it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether nothing was added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a function with each part, in the order in which they were added.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path {
  /// Begins another line at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Adds a straight line to a point; without effect before the first point.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end), to: end) }

  /// Adds straight lines through points, from the first of them on.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point; without effect before the first point.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control: The point that it bends towards.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), to: end)
  }

  /// Adds a curve with two control points; without effect before the first point.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control1: The point that it begins towards.
  ///   - control2: The point that it comes from at the end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), to: end)
  }

  /// Adds a straight line to where the last one was begun; without effect before the first point.
  public mutating func closeSubpath() {
    if let start { add(.closeSubpath, to: start) }
  }

  /// Adds all of another path.
  public mutating func addPath(_ path: Path) {
    guard !path.isEmpty else { return }
    elements += path.elements
    (start, currentPoint) = (path.start, path.currentPoint)
  }

  private mutating func add(_ element: Element, to end: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(element)
    currentPoint = end
  }
}
