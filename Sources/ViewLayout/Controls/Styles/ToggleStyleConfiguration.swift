/// What a style of toggles knows about a toggle.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = ControlPart

  /// What the toggle shows, as one view.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  private let mixed: () -> Bool

  /// Takes what is known.
  ///
  /// - Parameters:
  ///   - label: What the toggle shows.
  ///   - isOn: Whether it is on.
  ///   - mixed: Tells whether some of several values are on and some are not.
  init(label: Label, isOn: Binding<Bool>, mixed: @escaping () -> Bool) {
    (self.label, self.mixed) = (label, mixed)
    _isOn = isOn
  }

  /// Whether some of the values that the toggle changes are on and some are not.
  public var isMixed: Bool { mixed() }
}
