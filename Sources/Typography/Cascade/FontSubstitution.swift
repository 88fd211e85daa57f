/// How the face that text is measured with differs from the one that was asked for.
public enum FontSubstitution: Hashable, Sendable {
  /// The family lacks the weight; the nearest one was taken.
  case weight(family: String, asked: Double, used: Double)

  /// The family lacks the slant; the other one was taken.
  case slant(family: String, asked: FontSlant)

  /// The family's file could not be opened again; the embedded font for interfaces was taken.
  case family(asked: String, error: FontError)
}

extension FontSubstitution: CustomStringConvertible {
  /// A short name that programs can tell the cases apart by.
  public var code: String {
    switch self {
    case .weight: "nearest-weight"
    case .slant: "nearest-slant"
    case .family: "substituted-family"
    }
  }

  /// One line for people.
  public var description: String {
    switch self {
    case .weight(let family, let asked, let used):
      "\(family) has no weight \(Self.plain(asked)); \(Self.plain(used)) is used"
    case .slant(let family, let asked):
      asked == .italic
        ? "\(family) has no italic; its upright face is used"
        : "\(family) has no upright face; its italic is used"
    case .family(let asked, let error):
      "\(asked) cannot be used: \(error)"
    }
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
