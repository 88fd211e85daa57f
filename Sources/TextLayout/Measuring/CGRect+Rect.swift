public import Foundation
public import TextMeasurement

extension CGRect {
  /// The same rectangle, as Foundation has it.
  public init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
