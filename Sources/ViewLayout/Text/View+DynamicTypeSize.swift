extension View {
  /// Sets text in the view as large as readers want it.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Lets text in the view become no larger than this.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    transformEnvironment { $0.dynamicTypeSize = min($0.dynamicTypeSize, range.upperBound) }
  }

  /// Lets text in the view become no smaller than this.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    transformEnvironment { $0.dynamicTypeSize = max($0.dynamicTypeSize, range.lowerBound) }
  }

  /// Lets text in the view become no smaller and no larger than this.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    dynamicTypeSize(...range.upperBound).dynamicTypeSize(range.lowerBound...)
  }
}
