extension View {
  /// Puts the view in a frame of a width, a height or both.
  ///
  /// The view is offered these lengths, and may overflow the frame.
  ///
  /// - Parameters:
  ///   - width: The width, in points; `nil` leaves it to the view.
  ///   - height: The height, in points; `nil` leaves it to the view.
  ///   - alignment: The guides of the frame on which those of the view lie.
  /// - Returns: The frame. A length that is negative or not finite is left out with a warning.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    WrappedView("Frame", self) { _ in
      FixedFrameRule(ProposedViewSize(width: width, height: height), alignment)
    }
  }

  /// Puts the view in a frame that has limits.
  ///
  /// A frame with a least and a greatest length takes what is proposed between these; with one of
  /// them it is at least, or at most, as long as the view on the other side.
  ///
  /// - Parameters:
  ///   - minWidth: The least width, in points; `nil` has no limit.
  ///   - idealWidth: The width if none is proposed, in points; `nil` is the view's.
  ///   - maxWidth: The greatest width, in points; infinity takes all that is offered.
  ///   - minHeight: The least height, in points; `nil` has no limit.
  ///   - idealHeight: The height if none is proposed, in points; `nil` is the view's.
  ///   - maxHeight: The greatest height, in points; infinity takes all that is offered.
  ///   - alignment: The guides of the frame on which those of the view lie.
  /// - Returns: The frame. Limits that contradict each other are raised, with a warning.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    WrappedView("FlexibleFrame", self) { _ in
      FlexibleFrameRule(
        FlexibleLength(minWidth, idealWidth, maxWidth),
        FlexibleLength(minHeight, idealHeight, maxHeight),
        alignment
      )
    }
  }
}
