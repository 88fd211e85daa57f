/// How a view comes and goes; without effect here, where it is there or not.
public struct AnyTransition: Hashable, Sendable {
  private init() {}

  /// At once.
  public static let identity = AnyTransition()

  /// By becoming visible.
  public static let opacity = AnyTransition()

  /// By moving in from the leading edge.
  public static let slide = AnyTransition()

  /// By growing.
  public static let scale = AnyTransition()

  /// By growing from a scale at a place in the view.
  ///
  /// - Parameters:
  ///   - scale: The scale from which it grows.
  ///   - anchor: The place that stays.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  /// By moving in from an edge.
  public static func move(edge: Edge) -> AnyTransition { .identity }

  /// By moving in from a distance.
  ///
  /// - Parameters:
  ///   - x: The distance towards the trailing edge, in points.
  ///   - y: The distance down, in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }

  /// Another one for going than for coming.
  ///
  /// - Parameters:
  ///   - insertion: How the view comes.
  ///   - removal: How it goes.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { .identity }

  /// This one and another one at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Says how the view comes and goes; without effect here.
  public func transition(_ transition: AnyTransition) -> some View { self }
}
