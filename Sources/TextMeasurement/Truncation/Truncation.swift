/// How the last line that is shown tells that text is left out.
public struct Truncation: Hashable, Sendable {
  /// Where text is left out.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// At the start of the line.
    case head

    /// In the middle of the line.
    case middle

    /// At the end of the line.
    case tail
  }

  /// Where text is left out.
  public var mode: Mode

  /// What stands for the text; `nil` is U+2026, or three full stops where the font lacks that.
  public var token: String?

  /// The style of the token; `nil` is that of the text beside it.
  public var tokenStyle: TextStyle?

  /// Makes a truncation.
  ///
  /// - Parameters:
  ///   - mode: Where text is left out.
  ///   - token: What stands for it; `nil` is an ellipsis.
  ///   - tokenStyle: The style of that; `nil` is that of the text beside it.
  public init(_ mode: Mode, token: String? = nil, tokenStyle: TextStyle? = nil) {
    self.mode = mode
    self.token = token
    self.tokenStyle = tokenStyle
  }
}
