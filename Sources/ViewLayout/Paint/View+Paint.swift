/// Modifiers that say how a view is painted. The views are laid out as if they were not there.
extension View {
  /// Paints text and shapes in the view.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Paints text and shapes in the view, the less important ones in another way.
  ///
  /// - Parameters:
  ///   - primary: How what stands in front is painted.
  ///   - secondary: How less important views are painted.
  /// - Returns: The view.
  public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle
  ) -> some View { self }

  /// Paints text and shapes in the view, the less important ones in other ways.
  ///
  /// - Parameters:
  ///   - primary: How what stands in front is painted.
  ///   - secondary: How less important views are painted.
  ///   - tertiary: How the least important views are painted.
  /// - Returns: The view.
  public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle,
    _ tertiary: some ShapeStyle
  ) -> some View { self }

  /// Paints text and shapes in the view; `nil` leaves that to the views around.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Paints what can be touched in the view.
  public func tint(_ style: some ShapeStyle) -> some View { self }

  /// Paints what can be touched in the view; `nil` leaves that to the views around.
  public func tint(_ color: Color?) -> some View { self }

  /// Lets what is behind the view shine through.
  ///
  /// - Parameter opacity: How much of it is covered, from 0 to 1.
  /// - Returns: The view, which takes its room even if nothing of it can be seen.
  public func opacity(_ opacity: Double) -> some View { self }

  /// Paints a shadow of the view.
  ///
  /// - Parameters:
  ///   - color: Its color.
  ///   - radius: How soft it is, in points.
  ///   - x: How far it lies towards the right, in points.
  ///   - y: How far it lies down, in points.
  /// - Returns: The view.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
}
