/// A line along text, such as the one below a misspelt word.
public struct RenderingStroke: Hashable, Sendable {
  /// How it is drawn.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    /// Without gaps.
    case solid

    /// As dots.
    case dotted

    /// As dashes.
    case dashed

    /// Up and down.
    case wavy
  }

  /// How many lines, and how thick.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// One as thick as the font says.
    case single

    /// One of twice the thickness.
    case thick

    /// Two.
    case double
  }

  /// How it is drawn.
  public var pattern: Pattern

  /// How many lines, and how thick.
  public var weight: Weight

  /// Its colour; `nil` takes that of the text.
  public var color: RenderingColor?

  /// Makes a line.
  public init(_ weight: Weight = .single, _ pattern: Pattern = .solid, color: RenderingColor? = nil)
  {
    self.weight = weight
    self.pattern = pattern
    self.color = color
  }
}
