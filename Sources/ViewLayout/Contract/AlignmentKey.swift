/// What tells guides apart, and how the guides of several views become that of their container.
struct AlignmentKey: Sendable {
  /// Along which axis the guide is a position.
  let axis: Axis

  /// The type of the guide.
  let id: any AlignmentID.Type

  /// What becomes of the guides of a container's children.
  enum Combination: Sendable {
    /// None: the guide belongs to one view.
    case none

    /// The arithmetic mean.
    case mean

    /// The least.
    case minimum

    /// The greatest.
    case maximum
  }

  /// Whether the guide is the baseline of the first or the last line of text.
  var isTextBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key
      || self == VerticalAlignment.lastTextBaseline.key
  }

  /// What becomes of the guides of a container's children.
  var combination: Combination {
    (id as? any CombinedAlignmentID.Type)?.combination ?? .mean
  }

  /// The guide of a container.
  ///
  /// - Parameter values: Those that its children tell, in the container's space.
  /// - Returns: `nil` if there are none, or if the guide is never combined.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    switch combination {
    case .none: nil
    case .minimum: values.min()
    case .maximum: values.max()
    case .mean: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

extension AlignmentKey: Hashable {
  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}
