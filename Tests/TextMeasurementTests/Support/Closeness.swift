/// How far a measured length may lie from a worked one, in points: each of a line's runs is rounded
/// once to 1/65,536 pt, and worked numbers are given to four decimals at least.
let workedTolerance = 0.001

/// Whether a length agrees with one that was worked out from the tables of a font.
func isClose(_ length: Double, to worked: Double, tolerance: Double = workedTolerance) -> Bool {
  abs(length - worked) <= tolerance
}
