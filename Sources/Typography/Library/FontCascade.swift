/// The fonts that are asked, in order, for the characters that a font's own family lacks.
public struct FontCascade: Hashable, Sendable {
  /// One step of a cascade.
  package enum Step: Hashable, Sendable {
    /// A family.
    case family(FontFamily)

    /// The embedded families, in the order that suits the script.
    case embedded
  }

  /// The steps, in order.
  package let steps: [Step]

  private init(steps: [Step]) {
    self.steps = steps
  }

  /// The embedded families, in the order that suits each script.
  public static let embedded = FontCascade(steps: [.embedded])

  /// No other font: characters that the family lacks are missing.
  public static let none = FontCascade(steps: [])

  /// The families of some fonts, in order, and nothing else.
  public init(_ fonts: [Font]) {
    steps = fonts.map { .family($0.family) }
  }

  /// This cascade, and then another.
  public func followed(by other: FontCascade) -> FontCascade {
    FontCascade(steps: steps + other.steps)
  }
}
