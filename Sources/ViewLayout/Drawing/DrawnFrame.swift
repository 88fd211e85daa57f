internal import TextMeasurement

/// A frame that is drawn.
struct DrawnFrame {
  /// The frame, in the space of the root.
  let frame: CGRect

  /// Its elements in one group.
  let svg: String

  /// Draws a node; `nil` if it is not shown or too far away.
  init?(_ node: LayoutNode, _ paths: ShownPaths) {
    guard let frame = node.place?.frame, frame.isDrawable else { return nil }
    self.frame = frame
    let title = Markup.escaped(paths[node])
    var elements: [String] = []
    let kind = node.children.isEmpty ? "view" : "container"
    elements.append("<rect class=\"\(kind)\" \(Markup.attributes(of: frame))/>")
    if let outer = node.parent?.place?.frame, outer.isDrawable, node.overflowsParent {
      elements += frame.parts(outside: outer).map {
        "<rect class=\"overflow\" \(Markup.attributes(of: $0))/>"
      }
    }
    if let shown = node.shownText {
      elements += Self.lines(of: shown, in: frame, saying: node.fullText ?? "")
    }
    svg = "<g><title>\(title)</title>" + elements.joined() + "</g>\n"
  }

  private static func lines(of text: LimitedText, in frame: CGRect, saying words: String)
    -> [String]
  {
    var elements = text.lines.map { line in
      let y = Notation.length(frame.origin.y + CGFloat(line.baseline))
      let (start, end) = (
        Notation.length(frame.origin.x), Notation.length(frame.origin.x + frame.size.width)
      )
      return "<line class=\"baseline\" x1=\"\(start)\" y1=\"\(y)\" x2=\"\(end)\" y2=\"\(y)\"/>"
    }
    if let first = text.lines.first {
      elements.append(
        "<text x=\"\(Notation.length(frame.origin.x))\" "
          + "y=\"\(Notation.length(frame.origin.y + CGFloat(first.baseline)))\">"
          + Markup.escaped(String(words.prefix(40))) + "</text>"
      )
    }
    return elements
  }
}
