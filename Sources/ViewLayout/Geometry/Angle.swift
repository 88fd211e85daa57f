/// How far something is turned, clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in degrees, of which 360 are a full turn.
  public var degrees: Double

  /// Makes an angle of degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Makes an angle of radians, of which two times pi are a full turn.
  public init(radians: Double) {
    degrees = radians * 180 / .pi
  }

  /// The angle in radians.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// Whether the left angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
}
