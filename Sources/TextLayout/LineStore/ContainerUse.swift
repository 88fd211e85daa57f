internal import TextMeasurement

/// What the lines of a container take of it, in layout units.
struct ContainerUse {
  /// The left edge of the leftmost line, and the right edge of the rightmost, without padding; the
  /// first is greater where there is no line.
  var minX = Int64.max
  var maxX = Int64.min

  /// The top of the first line and the bottom of the last.
  var top: Int64 = 0
  var bottom: Int64 = 0

  /// The rows of lines, an empty one at the end counted.
  var lineCount = 0

  /// Whether no more text comes into the container.
  var isComplete = false

  /// Adds what a line takes.
  mutating func add(from left: Int64, to right: Int64, top y: Int64) {
    if lineCount == 0 { top = y }
    minX = min(minX, left)
    maxX = max(maxX, right)
  }
}

extension LineStore {
  /// What is laid out takes of a container; causes no layout.
  ///
  /// - Complexity: O(log *n*) in the paragraphs of a column; else O(*l*) in the lines of the
  ///   container, once after they have changed.
  func use(of container: Int) -> ContainerUse {
    if let known = knownUses[container] { return known }
    let use = isColumn ? columnUse : flowUse(of: container)
    knownUses[container] = use
    return use
  }

  private var columnUse: ContainerUse {
    var use = ContainerUse()
    let all = paragraphs.summary
    use.isComplete = isLaidOut
    if paragraphs.count > 0 {
      (use.minX, use.maxX) = (all.minX, all.maxX)
      use.lineCount = all.lineCount
      use.bottom = use.isComplete ? columnHeight : laidBottom
      addBegunLines(to: &use)
    }
    if use.isComplete, let extra = extraLine(in: 0) {
      use.minX = min(use.minX, extra.x)
      use.maxX = max(use.maxX, extra.x)
      use.lineCount += 1
      use.bottom = extraLineTop + extra.height
    }
    return use
  }

  /// The bottom of the lowest paragraph that is laid out.
  private var laidBottom: Int64 {
    let laid = paragraphs.summary.laid
    guard laid > 0, let last = paragraphs.first(where: { $0.laid >= laid })?.index,
      let layout = paragraphs[last].layout
    else { return 0 }
    return top(ofParagraph: last) + layout.height + layout.below - layout.spacing.after
  }

  /// Adds the lines of the first paragraph that has some and not all.
  private func addBegunLines(to use: inout ContainerUse) {
    guard let first = paragraphs.first(where: { $0.incomplete > 0 })?.index,
      let layout = paragraphs[first].layout, layout.progress == .begun, let last = layout.lines.last
    else { return }
    for line in layout.lines { use.add(from: line.x, to: line.maxX, top: line.y) }
    use.top = 0
    use.lineCount += layout.lines.count
    let bottom = top(ofParagraph: first) + last.bottom + last.below
    use.bottom = max(use.bottom, bottom)
  }

  private func flowUse(of container: Int) -> ContainerUse {
    var use = ContainerUse()
    use.isComplete = flow.isFinished || flow.nextRow.container > container
    forEachLine(ofContainer: container) { index, number, laid in
      use.add(from: laid.x, to: laid.maxX, top: laid.y)
      if laid.beginsRow { use.lineCount += 1 }
      let spacing = isLastRow(index, number) ? 0 : laid.below
      use.bottom = max(use.bottom, laid.bottom + spacing)
    }
    if let (extra, _, own) = flow.extraLine, own == container {
      use.add(from: extra.x, to: extra.x, top: extra.y)
      use.lineCount += 1
      use.bottom = extra.y + extra.height
    }
    return use
  }

  /// Visits the lines of a container that are laid out.
  func forEachLine(ofContainer container: Int, _ visit: (Int, Int, LaidLine) -> Void) {
    let end = min(paragraphs.count, flow.paragraph + 1)
    guard let first = paragraphs.first(where: { $0.lastContainer >= container })?.index, first < end
    else { return }
    paragraphs.forEach(in: first..<end) { index, paragraph in
      if index == flow.paragraph, flow.position.offset == 0 { return false }
      for (number, line) in (paragraph.layout?.lines ?? []).enumerated() {
        if line.container == container { visit(index, number, line) }
        if line.container > container { return false }
      }
      return true
    }
  }

  /// Whether a line stands in the last row of its container, as far as is known.
  func isLastRow(_ paragraph: Int, _ line: Int) -> Bool {
    guard let layout = paragraphs[paragraph].layout else { return false }
    let own = layout.lines[line]
    if let next = layout.lines[(line + 1)...].first(where: \.beginsRow) {
      return next.container > own.container
    }
    if isColumn {
      return paragraph == paragraphs.count - 1 && layout.progress == .finished && !hasExtraLine
    }
    if layout.progress != .finished { return isLast(own) }
    if paragraph + 1 < paragraphs.count,
      paragraph + 1 < flow.paragraph || paragraph + 1 == flow.paragraph && flow.position.offset > 0,
      let next = paragraphs[paragraph + 1].layout?.lines.first
    {
      return next.container > own.container
    }
    return isLast(own)
  }

  /// Whether nothing follows the last line that is laid out in its container.
  private func isLast(_ line: LaidLine) -> Bool {
    if let (_, _, container) = flow.extraLine, container == line.container { return false }
    return flow.isFinished || flow.nextRow.container > line.container
  }
}
