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
    let paths = ShownPaths(of: tree)
    let pieces = paths.nodes.compactMap { DrawnFrame($0, paths) }
    var canvas = pieces.first?.frame ?? .zero
    for piece in pieces { canvas = canvas.covering(piece.frame) }
    svg =
      Self.head(of: canvas) + pieces.map(\.svg).joined() + "</svg>\n"
  }

  /// The most that an edge is away from the origin, in points.
  static let reach: CGFloat = 1e6

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
