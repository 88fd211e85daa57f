/// How far something is turned, clockwise.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees, of which 360 are a full turn.
  public var degrees: Double

  /// Makes an angle of degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(degrees: radians * 180 / .pi)
  }

  /// No turn.
  public static let zero = Angle(degrees: 0)
}

extension View {
  /// Paints the view turned; without effect on layout.
  ///
  /// - Parameters:
  ///   - angle: How far, clockwise.
  ///   - anchor: The place in the view that stays.
  /// - Returns: The view, which takes the room that it takes without.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
}
