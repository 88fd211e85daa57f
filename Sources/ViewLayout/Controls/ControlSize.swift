/// How large controls are painted; those of the library have one size all the same.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case mini

  /// A smaller size.
  case small

  /// The usual size.
  case regular

  /// A larger size.
  case large

  /// The largest size.
  case extraLarge
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// How large controls are painted, which styles of one's own can follow.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Says how large controls in the view are painted; without effect on those of the library.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
