import Foundation

/// How far a length may lie from a worked one, in points, in fonts whose units are no binary
/// fractions of a point.
let workedTolerance: CGFloat = 0.001

/// Whether a length agrees with one that was worked out from the tables of a font.
func isClose(_ length: CGFloat, to worked: CGFloat) -> Bool {
  abs(length - worked) <= workedTolerance
}
