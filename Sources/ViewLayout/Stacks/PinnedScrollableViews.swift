/// Which views of sections stay in sight while others scroll; without effect on layout.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit a kind of view.
  public let rawValue: UInt32

  /// Takes the kinds whose bits are set.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
