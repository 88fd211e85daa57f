/// A picture, which is as large as it is unless it is ``resizable(capInsets:resizingMode:)``.
///
/// There are no pictures here, but their sizes: one that has a name has that of
/// ``EnvironmentValues/imageSizes``.
public struct Image: View {
  /// The picture is a node itself.
  public typealias Body = Never

  /// How a picture fills more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// It is stretched.
    case stretch

    /// It is repeated.
    case tile
  }

  /// Where the size comes from.
  private enum Source {
    case size(CGSize)
    case name(String)
    case symbol(String)
  }

  private let source: Source

  /// What of each edge is not stretched, in points; `nil` if the picture has its natural size.
  private var capInsets: EdgeInsets?

  /// Makes a picture of a natural size, in points.
  public init(size: CGSize) {
    source = .size(size)
  }

  /// Makes a picture that has a name, and with that a size in ``EnvironmentValues/imageSizes``.
  ///
  /// A picture without a size there takes no room, which is a warning.
  public init(_ name: String) {
    source = .name(name)
  }

  /// Makes a symbol, a picture that stands among letters.
  ///
  /// A symbol is a square as large as the font, its middle that of a capital letter. Real symbols
  /// are wider or narrower than that by their name, which is not looked at.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Lets the picture be as large as it is offered, whatever that does to the ratio of its sides.
  ///
  /// - Parameters:
  ///   - capInsets: What of each edge is not stretched, in points.
  ///   - resizingMode: How it fills the room; without effect on layout.
  /// - Returns: A picture that has its natural length only on an axis where none is proposed, and
  ///   is never shorter than the insets.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.capInsets = capInsets
    return image
  }
}

extension Image: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let node = context.node("Image", rule(in: context.environment))
    node.layoutValues[ObjectIdentifier(PictureName.self)] = name
    return [node]
  }

  private var name: String? {
    switch source {
    case .size: nil
    case .name(let name), .symbol(let name): name
    }
  }

  private func rule(in environment: EnvironmentValues) -> any NodeRule {
    switch source {
    case .size(let size): return ImageRule(size, capInsets)
    case .name(let name):
      guard let size = environment.imageSizes[name] else { return UnknownImageRule(name) }
      return ImageRule(size, capInsets)
    case .symbol:
      let symbol = SymbolRule(environment)
      return capInsets.map { ImageRule(symbol.size, $0) } ?? symbol
    }
  }
}
