/// How near a number must be to one that was worked out by hand and printed with four to six digits
/// after the point: half a unit of the fourth.
let printedTolerance = 0.00005

/// Whether a number is as near to a printed one as its digits tell.
func isClose(_ number: Double, to printed: Double) -> Bool {
  abs(number - printed) <= printedTolerance
}
