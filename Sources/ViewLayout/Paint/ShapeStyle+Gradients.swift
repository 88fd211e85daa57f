extension ShapeStyle where Self == LinearGradient {
  /// Colors that turn into each other from one place to another.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: Where the first one is.
  ///   - endPoint: Where the last one is.
  /// - Returns: The style.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors at equal distances that turn into each other from one place to another.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - startPoint: Where the first one is.
  ///   - endPoint: Where the last one is.
  /// - Returns: The style.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colors at equal distances that turn into each other from a middle outwards.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - center: The middle.
  ///   - startRadius: How far from it the first color is, in points.
  ///   - endRadius: How far from it the last color is, in points.
  /// - Returns: The style.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colors at equal distances that turn into each other around a middle.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - center: The middle.
  ///   - startAngle: In which direction from it the first color is; 0 is on the right.
  ///   - endAngle: In which direction from it the last color is.
  /// - Returns: The style.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
