/// What enumerating layout fragments does.
///
/// Source: TextKit's `NSTextLayoutFragmentEnumerationOptions`, whose numbers it has.
public struct FragmentOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// From the last fragment to the first.
  public static let reverse = FragmentOptions(rawValue: 1)

  /// Fragments that are not laid out have an estimated frame.
  public static let estimatesSize = FragmentOptions(rawValue: 2)

  /// Each fragment is laid out before it is handed on.
  public static let ensuresLayout = FragmentOptions(rawValue: 4)

  /// The last fragment is laid out with the empty line after it, if there is one.
  public static let ensuresExtraLineFragment = FragmentOptions(rawValue: 8)
}
