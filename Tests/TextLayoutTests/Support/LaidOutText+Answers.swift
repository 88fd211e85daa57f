import Foundation
import TextLayout

extension LaidOutText {
  /// What the text takes of its container, once all that comes into it is laid out.
  var used: UsedRect {
    manager.ensureLayout(for: container)
    return manager.usedRect(for: container)
  }

  /// The box of ``used`` with padding.
  var usedRect: ContainerRect { used.containerRect }

  /// The line fragments, once all that containers hold is laid out.
  var fragments: [LineFragment] { manager.lineFragments() }

  /// How wide the text of each line is, without white space at its end.
  var widths: [CGFloat] { fragments.map(\.width) }

  /// The text of each line, without white space at its end.
  var contents: [String] {
    lines.map { String($0.reversed().drop { $0.isWhitespace }.reversed()) }
  }
}
