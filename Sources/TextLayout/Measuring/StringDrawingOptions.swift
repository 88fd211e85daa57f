/// How ``StringDrawing`` measures, with the raw values of `NSStringDrawingOptions`.
///
/// `usesLineFragmentOrigin` is missing: it always holds. There is no mode that measures one line
/// around its baseline.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// The line gap of fonts is part of their lines' height.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)

  /// Lines below the height are left out, and an ellipsis ends the last one that is shown.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
