import Foundation
import TestFixtures
import TextLayout

/// Where the lines of a text stand, whoever has laid them out.
struct PlacedText: Hashable {
  /// A line.
  struct Line: Hashable {
    /// Its text: UTF-16 offsets.
    let range: Range<Int>

    /// The box of its text, in container space.
    let box: CGRect

    /// Its baseline, in points from the top of the container.
    let baseline: CGFloat
  }

  /// The lines in order, an empty one at the end of the text too.
  var lines: [Line]

  /// How high the text is, in points.
  var height: CGFloat

  /// The same lines, all at the left edge of the container.
  var flushLeft: PlacedText {
    let moved = lines.map { line in
      let box = line.box.offsetBy(dx: -line.box.minX, dy: 0)
      return Line(range: line.range, box: box, baseline: line.baseline)
    }
    return PlacedText(lines: moved, height: height)
  }
}

extension RandomDocument {
  /// The lines of a layout manager of TextKit 1, of which some part is asked for first.
  func laidOutByLayoutManager(using generator: inout SeededGenerator) -> PlacedText {
    let (storage, container, manager) = (TextStorage(text), container, LayoutManager())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.allowsNonContiguousLayout = Bool.random(using: &generator)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let start = Int.random(in: 0...storage.length, using: &generator)
      let end = Int.random(in: start...storage.length, using: &generator)
      manager.ensureLayout(forCharacterRange: start..<end)
    }
    manager.ensureLayout(for: container)
    var fragments = manager.lineFragments()
    manager.extraLineFragment.map { fragments.append($0) }
    return PlacedText(
      lines: fragments.map {
        PlacedText.Line(range: $0.characterRange, box: $0.textRect.rect, baseline: $0.baseline)
      },
      height: manager.usedRect(for: container).containerRect.maxY
    )
  }

  /// The lines of a layout manager of TextKit 2, of which some parts are asked for first.
  func laidOutByTextLayoutManager(using generator: inout SeededGenerator) -> PlacedText {
    let content = TextContentStorage(TextStorage(text))
    let layout = TextLayoutManager(textContainer: container)
    content.addTextLayoutManager(layout)
    let viewport = ViewportController(layout)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let start = Int.random(in: 0...content.textStorage.length, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: layout.ensureLayout(for: TextRange(start..<start))
      case 1: layout.ensureLayout(for: ContainerRect(x: 0, y: CGFloat(start), width: 1, height: 90))
      default:
        viewport.viewportBounds = ContainerRect(x: 0, y: CGFloat(start), width: 1, height: 90)
        viewport.layoutViewport()
      }
    }
    layout.ensureLayout(for: layout.documentRange)
    let lines = layout.layoutFragments().flatMap { fragment in
      (fragment.lines.map { Array($0) } ?? []).map { line in
        let (box, origin) = (line.typographicBounds.rect, fragment.frame.origin)
        return PlacedText.Line(
          range: line.textRange.offsets,
          box: box.offsetBy(dx: origin.x, dy: origin.y),
          baseline: line.glyphOrigin.y + origin.y
        )
      }
    }
    return PlacedText(lines: lines, height: layout.usageBoundsForTextContainer.extent.height)
  }

  /// The lines of measuring, which knows no containers, and whether all are as wide as their room
  /// at most; `nil` where text avoids something, or padding leaves no room.
  var measured: (text: PlacedText, fits: Bool)? {
    let room = width - 2 * padding
    guard exclusions.isEmpty, room > 0 else { return nil }
    var options = MeasuringOptions()
    options.widthPolicy = .fill
    options.countsFinalNewline = true
    let prepared = PreparedText(text, options: options)
    let units = text.string.utf16Offsets
    let lines = prepared.lines(forWidth: room).map { line in
      PlacedText.Line(
        range: units[line.range.lowerBound.utf8]..<units[line.range.upperBound.utf8],
        box: CGRect(x: line.x + padding, y: line.y, width: line.width, height: line.lineHeight),
        baseline: line.baseline
      )
    }
    let text = PlacedText(lines: lines, height: prepared.height(forWidth: room))
    return (text, prepared.fit(width: room) == .fits)
  }
}

extension String {
  /// The UTF-16 offset of every UTF-8 offset, the end included.
  fileprivate var utf16Offsets: [Int] {
    var offsets: [Int] = []
    var next = 0
    for scalar in unicodeScalars {
      offsets += Array(repeating: next, count: scalar.utf8.count)
      next += scalar.utf16.count
    }
    return offsets + [next]
  }
}
