/// An embedding level of the bidirectional algorithm.
///
/// Even levels are read left to right, odd ones right to left. 0 is the outermost.
///
/// Source: UAX #9 BD2.
package struct BidiLevel: RawRepresentable, Hashable, Comparable, Sendable {
  /// The level as UAX #9 counts it, from 0 to 126.
  package let rawValue: UInt8

  /// Creates a level from its number.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The base level of a left-to-right paragraph, 0.
  package static let leftToRight = BidiLevel(rawValue: 0)

  /// The base level of a right-to-left paragraph, 1.
  package static let rightToLeft = BidiLevel(rawValue: 1)

  /// Whether text of this level is read from right to left.
  package var isRightToLeft: Bool { rawValue & 1 == 1 }

  /// Orders levels from the outermost inward.
  package static func < (left: BidiLevel, right: BidiLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
