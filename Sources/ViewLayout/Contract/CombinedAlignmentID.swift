/// A guide that is not combined by its mean.
protocol CombinedAlignmentID: AlignmentID {
  /// What becomes of the guides of a container's children.
  static var combination: AlignmentKey.Combination { get }
}
