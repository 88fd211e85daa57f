extension View {
  /// Lets the view reach into the safe area of some edges; without effect, as there is none.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
}
