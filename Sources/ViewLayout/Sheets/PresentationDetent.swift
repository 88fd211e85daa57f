/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let kind: Kind

  private enum Kind: Hashable {
    case height(CGFloat)
    case fraction(CGFloat)
  }

  /// Half as high as the views it is shown over.
  public static let medium = PresentationDetent(kind: .fraction(0.5))

  /// As high as the views it is shown over.
  public static let large = PresentationDetent(kind: .fraction(1))

  /// A height in points; below 0 and NaN count as 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height.asLength))
  }

  /// A part of the height of the views it is shown over, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(min(fraction.asLength, 1)))
  }

  /// The detent as it is written.
  var text: String {
    switch kind {
    case .height(let height): "height(\(Notation.length(height)))"
    case .fraction(0.5): "medium"
    case .fraction(1): "large"
    case .fraction(let fraction): "fraction(\(Notation.length(fraction)))"
    }
  }

  /// The height in points over views of a height; `nil` if it is a part of an unknown one.
  func height(over whole: CGFloat?) -> CGFloat? {
    switch kind {
    case .height(let height): height
    case .fraction(let fraction): whole.map { $0.isFinite ? fraction * $0 : $0 }
    }
  }
}
