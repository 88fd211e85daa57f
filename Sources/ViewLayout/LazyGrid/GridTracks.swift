/// The columns of a lazy grid, or its rows, with their places.
///
/// Source: https://www.objc.io/blog/2020/11/23/grid-layout/
struct GridTracks {
  /// The columns or rows; at least one.
  private(set) var tracks: [Track] = []

  /// How long they are together with the gaps, in points.
  private(set) var length: CGFloat = 0

  /// A column or a row.
  struct Track {
    /// From where the first one begins, in points.
    let offset: CGFloat

    /// How long it is, in points.
    let length: CGFloat

    /// The guides of a cell on which its view lies.
    let alignment: Alignment
  }

  /// Gives columns or rows their lengths.
  ///
  /// What has a fixed length takes it. Of what is left the others take an equal part each, one
  /// after the other, within their limits.
  ///
  /// - Parameters:
  ///   - items: What they are asked to be; none counts as one that is flexible.
  ///   - proposal: The room, in points; `nil` gives each its least length.
  ///   - limit: The most tracks of one item that are listed, at least 1; more take room only.
  init(_ items: [GridItem], in proposal: CGFloat?, limit: Int) {
    let items = items.isEmpty ? [GridItem()] : items
    let gaps: CGFloat = items.dropLast().reduce(0) { $0 + $1.gap }
    let fixed: CGFloat = items.reduce(0) { $0 + ($1.fixedLength ?? 0) }
    var room: CGFloat? = proposal.map { $0 - gaps - fixed }
    var count: Int = items.count { $0.fixedLength == nil }
    for (index, item) in items.enumerated() {
      if index > 0 { length += items[index - 1].gap }
      let start = length
      let share = room.map { room -> CGFloat in (room / CGFloat(count)).asLength }
      append(item, in: share, limit)
      guard item.fixedLength == nil else { continue }
      count -= 1
      // Infinite room stays infinite.
      if let left = room { room = left.isFinite ? left - (length - start) : left }
    }
  }

  private mutating func append(_ item: GridItem, in share: CGFloat?, _ limit: Int) {
    switch item.size {
    case .fixed(let length): append(item, length.isFinite ? length.asLength : 0, 1, limit)
    case .flexible(let minimum, let maximum):
      append(item, (share ?? 0).clamped(minimum, maximum), 1, limit)
    case .adaptive(let minimum, let maximum):
      let least = max(minimum.asLength, 1)
      let room: CGFloat = share ?? least
      let fitting = ((room + item.gap) / (least + item.gap)).rounded(.down)
      let count = room.isFinite ? max(fitting, 1) : CGFloat(limit)
      let part: CGFloat = (room - item.gap * (count - 1)) / count
      append(item, part.clamped(minimum, maximum), count, limit)
    }
  }

  /// Adds tracks of one length.
  private mutating func append(
    _ item: GridItem,
    _ part: CGFloat,
    _ count: CGFloat,
    _ limit: Int
  ) {
    let step = part + item.gap
    for index in 0..<Int(min(count, CGFloat(limit))) {
      // An infinite track has no other before it but at infinity.
      let offset = index == 0 ? length : length + step * CGFloat(index)
      tracks.append(
        Track(offset: offset, length: part, alignment: item.alignment ?? .center)
      )
    }
    length += part * count + item.gap * (count - 1)
  }
}

extension GridItem {
  /// What is left up to the next one, in points, at least 0.
  fileprivate var gap: CGFloat {
    let gap = spacing ?? ViewSpacing.defaultDistance
    return gap.isFinite ? gap.asLength : 0
  }

  /// The length that does not depend on the room, in points; `nil` if there is none.
  fileprivate var fixedLength: CGFloat? {
    guard case .fixed(let length) = size else { return nil }
    return length.isFinite ? length.asLength : 0
  }
}

extension CGFloat {
  /// The length within limits, of which the least holds if they contradict each other.
  fileprivate func clamped(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    Swift.max(Swift.min(asLength, maximum.isNaN ? .infinity : maximum), minimum.asLength)
  }
}
