public import Foundation

/// How far something reaches: so many points, or without end.
public enum Extent: Hashable, Sendable {
  /// So many points; NaN and what is below 0 count as 0.
  case points(CGFloat)

  /// There is no end.
  case unlimited

  /// The length in points; `nil` if there is no end, as in infinity.
  public var length: CGFloat? {
    switch self {
    case .points(let length): length == .infinity ? nil : max(0, length.isNaN ? 0 : length)
    case .unlimited: nil
    }
  }
}

extension Extent: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// So many points.
  public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }

  /// So many points.
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
}
