extension View {
  /// Paints the view turned; without effect on layout.
  ///
  /// - Parameters:
  ///   - angle: How far, clockwise.
  ///   - anchor: The place in the view that stays.
  /// - Returns: The view, which takes the room that it takes without.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
}
