internal import Foundation

/// The numbers that a value of state consists of: itself, or the lengths of a point, size or
/// rectangle.
enum StateNumbers {
  /// The numbers of a value; none if it is something else.
  static func of(_ value: Any) -> [Double] {
    switch value {
    case let value as CGFloat: [Double(value)]
    case let value as Double: [value]
    case let value as Float: [Double(value)]
    case let value as Int: [Double(value)]
    case let value as CGPoint: [value.x, value.y].map { Double($0) }
    case let value as CGSize: [value.width, value.height].map { Double($0) }
    case let value as CGRect: of(value.origin) + of(value.size)
    default: []
    }
  }

  /// A value with another number in one of its places; `nil` if its type has no such value.
  static func value(_ value: Any, with number: Double, at place: Int) -> Any? {
    switch value {
    case is CGFloat: return CGFloat(number)
    case is Double: return number
    case is Float: return Float(number)
    case is Int: return Int(exactly: number.rounded())
    default: break
    }
    var numbers = of(value)
    guard numbers.indices.contains(place) else { return nil }
    numbers[place] = number
    let lengths = numbers.map { CGFloat($0) }
    return switch value {
    case is CGPoint: CGPoint(x: lengths[0], y: lengths[1])
    case is CGSize: CGSize(width: lengths[0], height: lengths[1])
    default: CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }
  }
}
