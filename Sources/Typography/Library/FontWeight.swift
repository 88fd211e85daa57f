/// How heavy the strokes of a font are, from 1 to 1,000.
///
/// Source: OpenType `OS/2` `usWeightClass`, and the `wght` axis.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// The weight as OpenType counts it.
  public let value: Double

  /// Makes a weight; values beyond 1 to 1,000 take the nearest end, and NaN is 400.
  public init(_ value: Double) {
    self.value = value.isNaN ? 400 : min(max(value, 1), 1000)
  }

  /// Weight 100.
  public static let thin = FontWeight(100)

  /// Weight 200.
  public static let extraLight = FontWeight(200)

  /// Weight 300.
  public static let light = FontWeight(300)

  /// Weight 400, that of running text.
  public static let regular = FontWeight(400)

  /// Weight 500.
  public static let medium = FontWeight(500)

  /// Weight 600.
  public static let semibold = FontWeight(600)

  /// Weight 700.
  public static let bold = FontWeight(700)

  /// Weight 800.
  public static let heavy = FontWeight(800)

  /// Weight 900.
  public static let black = FontWeight(900)

  /// Whether the left weight is lighter.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.value < right.value
  }
}
