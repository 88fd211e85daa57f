/// What of a view is painted, and where it can be touched. It is laid out as if these were not
/// there.
extension View {
  /// Does not paint what lies outside the frame of the view.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Does not paint what lies outside a shape as large as the view.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: What its inside is.
  /// - Returns: The view.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View { self }

  /// Does not paint what lies outside the frame of the view with round corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: The view.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Paints only what lies behind other views, which are as large as this one and are not made.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which both lie.
  ///   - mask: The other views.
  /// - Returns: The view.
  public func mask(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> some View
  ) -> some View { self }

  /// Paints only what lies behind another view, which is as large as this one and is not made.
  ///
  /// - Parameter mask: The other view.
  /// - Returns: The view.
  public func mask(_ mask: some View) -> some View { self }

  /// Gives the view a shape that ``ContainerRelativeShape`` in it has.
  public func containerShape(_ shape: some InsettableShape) -> some View { self }

  /// Lets the view be touched in a shape as large as itself.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - eoFill: Whether what lies within two outlines is outside again.
  /// - Returns: The view.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
}
