extension Axis {
  /// What a length along the axis is called.
  var lengthWord: String { self == .horizontal ? "width" : "height" }

  /// What is longer along the axis.
  var longerWord: String { self == .horizontal ? "wider" : "taller" }

  /// What is shorter along the axis.
  var shorterWord: String { self == .horizontal ? "narrower" : "shorter" }

  /// What is longest along the axis.
  var longestWord: String { self == .horizontal ? "widest" : "highest" }

  /// The lengths along axes, in words.
  static func words(in axes: Axis.Set) -> String {
    Axis.allCases.filter { axes.contains($0) }.map(\.lengthWord).joined(separator: " and ")
  }
}
