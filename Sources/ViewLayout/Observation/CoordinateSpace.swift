/// A space in which frames are told.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space of the root.
  case global

  /// The space of the view itself.
  case local

  /// The space of a view around with a name; see ``View/coordinateSpace(name:)``.
  case named(AnyHashable)

  /// The space of a view around with a name.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

/// The name of the space of a view.
public struct NamedCoordinateSpace: Hashable {
  /// The name.
  let name: AnyHashable

  /// Names a space.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Names the space of the view for those in it.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    SpaceName(content: self, name: space.name)
  }

  /// Names the space of the view for those in it.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}
