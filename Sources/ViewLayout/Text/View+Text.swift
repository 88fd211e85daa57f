public import TextMeasurement
public import Typography

extension View {
  /// Sets text in the view in a font; `nil` is that of running text.
  public func font(_ font: Font?) -> some View { environment(\.font, font ?? .body) }

  /// Limits the lines of text in the view.
  ///
  /// - Parameter number: The most lines; `nil` has no limit, and less than 1 counts as 1.
  /// - Returns: The view with limited text.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Gives text in the view room for so many lines at least, without another limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(from: limit.lowerBound, upTo: nil)
  }

  /// Limits the lines of text in the view, with room for one at least.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(from: nil, upTo: limit.upperBound)
  }

  /// Gives text in the view room for so many lines at least and at most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(from: limit.lowerBound, upTo: limit.upperBound)
  }

  /// Limits the lines of text in the view.
  ///
  /// - Parameters:
  ///   - limit: The most lines; less than 1 counts as 1.
  ///   - reservesSpace: Whether there is room for so many even if the text has fewer.
  /// - Returns: The view with limited text.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(from: reservesSpace ? limit : nil, upTo: limit)
  }

  /// Says where text in the view is left out that has no room.
  public func truncationMode(_ mode: Truncation.Mode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets text in the view be made smaller before any is left out.
  ///
  /// - Parameter factor: The least scale of its fonts, from 0 to 1.
  /// - Returns: The view with text that can shrink.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters in the view stand closer before any text is left out.
  ///
  /// - Parameter flag: Whether they may.
  /// - Returns: The view with text that can be tightened.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Aligns the lines of text in the view within its own width.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  private func lineLimit(from lower: Int?, upTo upper: Int?) -> some View {
    transformEnvironment { environment in
      environment.reservedLineCount = lower
      environment.lineLimit = upper
    }
  }
}
