extension Binding {
  /// A binding whose changes would be shown over time; they are made at once here.
  ///
  /// - Parameter animation: How they would be shown.
  /// - Returns: The same binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
