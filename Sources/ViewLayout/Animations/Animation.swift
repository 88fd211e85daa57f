/// How a change is shown over time; without effect here, where all is laid out as it is at the end.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// As the platform does it.
  public static let `default` = Animation()

  /// At an even speed.
  public static let linear = Animation()

  /// Slowly at first.
  public static let easeIn = Animation()

  /// Slowly at the end.
  public static let easeOut = Animation()

  /// Slowly at first and at the end.
  public static let easeInOut = Animation()

  /// As a spring moves.
  public static let spring = Animation()

  /// As a spring moves that swings for long.
  public static let bouncy = Animation()

  /// As a spring moves that does not swing.
  public static let smooth = Animation()

  /// As a spring moves that swings a little.
  public static let snappy = Animation()

  /// At an even speed, in seconds.
  public static func linear(duration: Double) -> Animation { linear }

  /// Slowly at first, in seconds.
  public static func easeIn(duration: Double) -> Animation { easeIn }

  /// Slowly at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { easeOut }

  /// Slowly at first and at the end, in seconds.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }

  /// As a spring moves.
  ///
  /// - Parameters:
  ///   - response: How stiff it is, in seconds.
  ///   - dampingFraction: How soon it stops; 1 does not swing.
  ///   - blendDuration: How long two changes overlap, in seconds.
  /// - Returns: The animation.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { spring }

  /// As a spring moves.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - bounce: How much it swings; 0 does not.
  /// - Returns: The animation.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { spring }

  /// The animation, begun later by seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// The animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation, several times.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - autoreverses: Whether it goes back each time.
  /// - Returns: The animation.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation, without end.
  ///
  /// - Parameter autoreverses: Whether it goes back each time.
  /// - Returns: The animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes changes, which are shown at once here.
///
/// - Parameters:
///   - animation: How they would be shown.
///   - body: Makes the changes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withAnimation<Answer, Failure: Error>(
  _ animation: Animation? = .default,
  _ body: () throws(Failure) -> Answer
) throws(Failure) -> Answer {
  try body()
}

extension View {
  /// Says how the view shows changes that follow from a value; without effect here.
  ///
  /// - Parameters:
  ///   - animation: How they would be shown.
  ///   - value: The value.
  /// - Returns: The view.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
}
