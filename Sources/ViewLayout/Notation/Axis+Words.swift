extension Axis {
  /// What a length along the axis is called.
  var lengthWord: String { self == .horizontal ? "width" : "height" }

  /// What is longer along the axis.
  var longerWord: String { self == .horizontal ? "wider" : "taller" }

  /// What is shorter along the axis.
  var shorterWord: String { self == .horizontal ? "narrower" : "shorter" }
}

extension Axis {
  /// What is longest along the axis.
  var longestWord: String { self == .horizontal ? "widest" : "highest" }
}
