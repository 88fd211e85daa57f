/// What a ``GeometryReader`` tells its content.
public struct GeometryProxy: Hashable, Sendable {
  /// The size of the reader, in points.
  public let size: CGSize

  /// Whether both are of the same size.
  public static func == (left: GeometryProxy, right: GeometryProxy) -> Bool {
    left.size == right.size
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
