/// How text is painted, over what its own style says; nothing in it can move text.
///
/// Source: TextKit's rendering attributes, which are a dictionary.
public struct RenderingAttributes: Hashable, Sendable {
  /// The names of the attributes.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// ``RenderingAttributes/foregroundColor``.
    case foregroundColor

    /// ``RenderingAttributes/backgroundColor``.
    case backgroundColor

    /// ``RenderingAttributes/underline``.
    case underline

    /// ``RenderingAttributes/strikethrough``.
    case strikethrough

    /// ``RenderingAttributes/shadow``.
    case shadow
  }

  /// The colour of the glyphs; `nil` leaves it to the text.
  public var foregroundColor: RenderingColor?

  /// The colour behind the glyphs; `nil` leaves it to the text.
  public var backgroundColor: RenderingColor?

  /// The line below the text; `nil` leaves it to the text.
  public var underline: RenderingStroke?

  /// The line through the text; `nil` leaves it to the text.
  public var strikethrough: RenderingStroke?

  /// The shadow behind the text; `nil` leaves it to the text.
  public var shadow: RenderingShadow?

  /// Leaves all to the text.
  public init() {}

  /// Whether all is left to the text.
  public var isEmpty: Bool { self == RenderingAttributes() }

  /// Leaves an attribute to the text.
  public mutating func remove(_ key: Key) {
    switch key {
    case .foregroundColor: foregroundColor = nil
    case .backgroundColor: backgroundColor = nil
    case .underline: underline = nil
    case .strikethrough: strikethrough = nil
    case .shadow: shadow = nil
    }
  }

  /// The attributes with those of others that are set put in their place.
  public func merging(_ other: RenderingAttributes) -> RenderingAttributes {
    var merged = self
    merged.foregroundColor = other.foregroundColor ?? foregroundColor
    merged.backgroundColor = other.backgroundColor ?? backgroundColor
    merged.underline = other.underline ?? underline
    merged.strikethrough = other.strikethrough ?? strikethrough
    merged.shadow = other.shadow ?? shadow
    return merged
  }
}
