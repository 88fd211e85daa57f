/// What is done to a view once it is painted. It is laid out as if these were not there.
extension View {
  /// Paints the view lighter: from 0, as it is, to 1, white.
  public func brightness(_ amount: Double) -> some View { self }

  /// Paints the view with another contrast: 1 leaves it, 0 is gray, and more is stronger.
  ///
  /// Below 0 colors turn into their opposites too.
  public func contrast(_ amount: Double) -> some View { self }

  /// Paints the view in other colors: 1 leaves them, 0 is gray, and more is stronger.
  public func saturation(_ amount: Double) -> some View { self }

  /// Paints the view with less color: from 0, as it is, to 1, gray.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Paints the view with its colors turned around the color wheel; an angle of 0 leaves them.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Paints the view in the opposite colors.
  public func colorInvert() -> some View { self }

  /// Paints the view with each color multiplied by another one; white leaves them.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Mixes the view with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Paints the views in the view as one.
  public func compositingGroup() -> some View { self }

  /// Paints the views in the view as one picture.
  ///
  /// - Parameter opaque: Whether nothing behind the view can be seen.
  /// - Returns: The view.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Says whether the view can be touched; its buttons are pressed by their labels all the same.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Paints the view larger or smaller than it is laid out.
  ///
  /// - Parameters:
  ///   - scale: The factor; 1 leaves the view as it is, and below 0 it is mirrored.
  ///   - anchor: The place in the view that stays.
  /// - Returns: The view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Paints the view larger or smaller than it is laid out.
  ///
  /// - Parameters:
  ///   - scale: The factors across and down; 1 leaves the view as it is, below 0 it is mirrored.
  ///   - anchor: The place in the view that stays.
  /// - Returns: The view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Paints the view larger or smaller than it is laid out.
  ///
  /// - Parameters:
  ///   - x: The factor across; 1 leaves the view as it is, and below 0 it is mirrored.
  ///   - y: The factor down, likewise.
  ///   - anchor: The place in the view that stays.
  /// - Returns: The view.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { self }

  /// Paints the view turned.
  ///
  /// - Parameters:
  ///   - angle: How far, clockwise.
  ///   - anchor: The place in the view that stays.
  /// - Returns: The view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Paints the view turned in space.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - axis: The axis that it is turned around.
  ///   - anchor: The place in the view that stays.
  ///   - anchorZ: How far that is in front, in points.
  ///   - perspective: How much smaller what is farther away looks: 0 is no smaller, 1 is usual.
  /// - Returns: The view.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Paints the view out of focus.
  ///
  /// - Parameters:
  ///   - radius: How much, in points, from 0, which leaves the view as it is.
  ///   - opaque: Whether the edges stay sharp.
  /// - Returns: The view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}
