/// A value that views carry for the layout of their container.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value of views that carry none.
  static var defaultValue: Value { get }
}
