/// How large controls are painted; without effect on layout, as they have one size.
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

extension View {
  /// Says how large controls in the view are painted; without effect on layout.
  public func controlSize(_ size: ControlSize) -> some View { self }
}
