/// What a style of labels knows about a label.
public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = ControlPart

  /// The type of the icon.
  public typealias Icon = ControlPart

  /// The title.
  public let title: Title

  /// The icon.
  public let icon: Icon
}
