import Foundation
import ViewLayout

/// Sizes and frames as tables have them.
enum Notation {
  /// A length rounded to thousandths.
  static func length(_ length: CGFloat) -> String {
    guard length.isFinite else { return length > 0 ? "∞" : "\(length)" }
    let rounded = (Double(length) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A size as `10×20`.
  static func size(_ size: CGSize) -> String { "\(length(size.width))×\(length(size.height))" }

  /// A frame as `A(0,5 10×20)`.
  static func frame(_ name: String, _ frame: CGRect?) -> String {
    guard let frame else { return "\(name)(hidden)" }
    return "\(name)(\(length(frame.origin.x)),\(length(frame.origin.y)) \(size(frame.size)))"
  }
}
