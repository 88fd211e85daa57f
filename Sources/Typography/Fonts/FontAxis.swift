/// One axis along which a variable font changes.
///
/// Source: OpenType `fvar`.
public struct FontAxis: Hashable, Sendable {
  /// The axis's four letters, such as `wght`.
  public let tag: FontTag

  /// The values that the axis takes, in the axis's own unit.
  public let range: ClosedRange<Double>

  /// The value when nothing is asked.
  public let defaultValue: Double
}
