extension Path: Shape {
  /// The path as it is, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }
}
