internal import Foundation

/// By how much each number changes in one cycle, for each point by which another one is changed.
struct GainMatrix: Hashable {
  /// The gains, by the number that follows and the one that was changed.
  var rows: [[Double]]

  /// The factor by which small changes grow in the long run: the greatest magnitude of an
  /// eigenvalue.
  ///
  /// It is found from powers of the matrix (Gelfand's formula).
  ///
  /// - Complexity: O(*n*³) in the numbers.
  var spectralRadius: Double {
    if rows.isEmpty { return 0 }
    if rows.count == 1 { return abs(rows[0][0]) }
    var power = rows
    var logarithm = 0.0
    var exponent = 1.0
    for _ in 0..<12 {
      let norm = power.map { $0.reduce(0) { $0 + abs($1) } }.max() ?? 0
      guard norm > 0, norm.isFinite else { return norm }
      power = power.map { row in row.map { $0 / norm } }
      logarithm += log(norm) / exponent
      power = Self.product(power, power)
      exponent *= 2
    }
    let norm = power.map { $0.reduce(0) { $0 + abs($1) } }.max() ?? 0
    guard norm > 0 else { return 0 }
    return exp(logarithm + log(norm) / exponent)
  }

  /// The gains of this one and another one, of each two that of greater magnitude.
  func greater(_ other: GainMatrix) -> GainMatrix {
    GainMatrix(
      rows: zip(rows, other.rows).map { own, others in
        zip(own, others).map { abs($0) >= abs($1) ? $0 : $1 }
      }
    )
  }

  private static func product(_ left: [[Double]], _ right: [[Double]]) -> [[Double]] {
    left.map { row in
      right.indices.map { column in
        row.indices.reduce(0) { $0 + row[$1] * right[$1][column] }
      }
    }
  }
}
