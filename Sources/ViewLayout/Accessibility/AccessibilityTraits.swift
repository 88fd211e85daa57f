/// What a view is to those who do not see it; without effect on layout.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt

  /// Takes traits as bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// It heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)

  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)

  /// Nothing else can be touched while it is shown.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)

  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
}
