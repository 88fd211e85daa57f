/// The pen on a line with tabs, moving forward; in layout units from the leading margin.
struct TabbedPen {
  private let tabs: [TabPosition]
  private let stops: TabStops
  private let first: Int
  private var next: Int

  /// The key where the text since the last tab begins.
  private var key: Int64

  /// Where the last tab, or the line, begins.
  private var pen: Int64

  /// Where the last tab moves the pen; `nil` before the first.
  private var stop: TabStops.Stop?

  /// How long the text after the last tab is up to its decimal point.
  private var decimal: TabPosition.DecimalPoint?

  /// Whether there was a tab beyond the last stop, after which the line ends.
  private(set) var isBeyondStops = false

  /// Begins a line.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - indent: From the leading margin to the line's start.
  ///   - tabs: The tabs of the paragraph.
  ///   - stops: Where they move the pen.
  init(from start: LineStart, indent: Int64, _ tabs: [TabPosition], _ stops: TabStops) {
    self.tabs = tabs
    self.stops = stops
    key = start.key
    pen = indent
    first = tabs.partitioningIndex { $0.offset >= start.offset }
    next = first
  }

  /// Whether a tab of the line stands before an offset.
  func passesTab(before offset: Int) -> Bool {
    next > first || next < tabs.count && tabs[next].offset < offset
  }

  /// The pen at an offset.
  ///
  /// - Parameters:
  ///   - offset: Not before the offset last asked for.
  ///   - end: The key of the offset.
  ///   - limit: A distance at which to stop.
  /// - Returns: The distance, or any that is longer than `limit` if that was passed.
  mutating func position(at offset: Int, _ end: Int64, upTo limit: Int64 = .max) -> Int64 {
    while next < tabs.count, tabs[next].offset < offset {
      pen = reach(tabs[next].pen, before: tabs[next].offset)
      stop = stops.next(after: pen)
      if stop == nil { isBeyondStops = true }
      key = tabs[next].pen
      decimal = tabs[next].decimal
      next += 1
      if pen > limit { return pen }
    }
    return reach(end, before: offset)
  }

  /// The pen where text after the last tab ends.
  private func reach(_ end: Int64, before offset: Int) -> Int64 {
    let length = end - key
    guard let stop else { return pen + length }
    let point = decimal.flatMap { $0.offset < offset ? $0.pen - key : nil }
    return stop.start(after: pen, length: length, decimal: point) + length
  }
}
