/// What of a ``ProgressView`` is shown; styles of one's own have no effect.
public protocol ProgressViewStyle {}

extension View {
  /// Says what of views of progress in the view is shown.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, style)
  }
}
