public import Foundation
public import TextMeasurement

extension CGSize {
  /// The same size, as Foundation has it.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
