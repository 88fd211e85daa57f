/// Where tabs move the pen, in layout units from the leading margin.
struct TabStops: Sendable {
  /// A stop.
  struct Stop {
    let position: Int64
    let alignment: TabStop.Alignment

    /// Where text after a tab begins.
    ///
    /// - Parameters:
    ///   - pen: Where the tab begins.
    ///   - length: How long the text is, up to the next tab or the end of the line.
    ///   - decimal: How long it is up to its decimal point.
    /// - Returns: A place not before the pen.
    func start(after pen: Int64, length: Int64, decimal: Int64?) -> Int64 {
      switch alignment {
      case .leading: position
      case .center: max(pen, position - length / 2)
      case .trailing: max(pen, position - length)
      case .decimal: max(pen, position - min(decimal ?? length, length))
      }
    }
  }

  private let stops: [Stop]
  private let interval: Int64

  /// The stops of a style.
  init(_ style: ParagraphStyle) {
    stops = style.tabStops
      .map { Stop(position: LayoutUnit(points: $0.position).rawValue, alignment: $0.alignment) }
      .sorted { $0.position < $1.position }
    interval = max(0, LayoutUnit(points: style.defaultTabInterval).rawValue)
  }

  /// Whether text is to be set by its decimal points.
  var alignsDecimals: Bool { stops.contains { $0.alignment == .decimal } }

  /// The first stop beyond the pen; `nil` if there is none, and a tab there ends its line.
  ///
  /// A tab at a stop moves to the next one.
  func next(after pen: Int64) -> Stop? {
    let index = stops.partitioningIndex { $0.position > pen }
    if index < stops.count { return stops[index] }
    guard interval > 0 else { return nil }
    return Stop(position: (max(0, pen) / interval + 1) * interval, alignment: .leading)
  }
}
