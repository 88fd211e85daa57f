internal import TextMeasurement

/// The frames of a layout as a picture.
///
/// The size that a view chose has a red border, a view or modifier around others a blue one. What
/// reaches out of the view around it is hatched, baselines of text are dotted.
public struct FrameDrawing: Sendable {
  /// The picture, as SVG.
  public let svg: String

  /// Draws the latest layout of a tree.
  ///
  /// Views that reach further than a million points are left out, as are infinite ones.
  ///
  /// - Complexity: O(*n*) in the nodes; texts are broken into lines once more.
  public init(of tree: LayoutTree) {
    var paths = NodePaths()
    let pieces = tree.shownNodes.compactMap { DrawnFrame($0, &paths) }
    var canvas = pieces.first?.frame ?? .zero
    for piece in pieces { canvas = canvas.covering(piece.frame) }
    svg =
      Self.head(of: canvas) + pieces.map(\.svg).joined() + "</svg>\n"
  }

  /// The most that an edge is away from the origin, in points.
  fileprivate static let reach: CGFloat = 1e6

  private static let margin: CGFloat = 8

  private static func head(of canvas: CGRect) -> String {
    let size = CGSize(
      width: canvas.size.width + 2 * margin,
      height: canvas.size.height + 2 * margin
    )
    let (width, height) = (Notation.length(size.width), Notation.length(size.height))
    let x = Notation.length(canvas.origin.x - margin)
    let y = Notation.length(canvas.origin.y - margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(x) \(y) \(width) \(height)">
      <defs><pattern id="overflow" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path d="M0 0V6" stroke="#d60" stroke-width="2"/></pattern></defs>
      <style>.view{fill:none;stroke:#c00}.container{fill:none;stroke:#06c}\
      .overflow{fill:url(#overflow);opacity:.5}.baseline{stroke:#444;stroke-dasharray:1 2}\
      text{font:10px sans-serif;fill:#444}</style>

      """
  }
}

/// A frame that is drawn.
private struct DrawnFrame {
  let frame: CGRect
  let svg: String

  init?(_ node: LayoutNode, _ paths: inout NodePaths) {
    guard let frame = node.place?.frame, frame.isDrawable else { return nil }
    self.frame = frame
    let title = Markup.escaped(paths.key(of: node))
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

extension CGRect {
  /// Whether all edges are no further from the origin than a picture reaches.
  fileprivate var isDrawable: Bool {
    let reach = -FrameDrawing.reach...FrameDrawing.reach
    return Axis.allCases.allSatisfy { axis in
      reach.contains(origin[axis]) && reach.contains(origin[axis] + size[axis])
    }
  }

  /// The smallest rectangle that has both in it.
  fileprivate func covering(_ other: CGRect) -> CGRect {
    let (x, y) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// What of the rectangle lies outside of another: at the left, at the right, above and below.
  fileprivate func parts(outside other: CGRect) -> [CGRect] {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    let inner = (
      left: max(origin.x, min(right, other.origin.x)),
      right: min(right, max(origin.x, other.origin.x + other.size.width)),
      top: max(origin.y, min(bottom, other.origin.y)),
      bottom: min(bottom, max(origin.y, other.origin.y + other.size.height))
    )
    let parts = [
      CGRect(x: origin.x, y: origin.y, width: inner.left - origin.x, height: size.height),
      CGRect(x: inner.right, y: origin.y, width: right - inner.right, height: size.height),
      CGRect(
        x: inner.left,
        y: origin.y,
        width: inner.right - inner.left,
        height: inner.top - origin.y
      ),
      CGRect(
        x: inner.left,
        y: inner.bottom,
        width: inner.right - inner.left,
        height: bottom - inner.bottom
      ),
    ]
    return parts.filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
