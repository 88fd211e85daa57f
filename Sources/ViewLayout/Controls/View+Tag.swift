extension View {
  /// Says which value of a picker the view stands for; without effect on layout.
  public func tag(_ tag: some Hashable) -> some View { self }
}
