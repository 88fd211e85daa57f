internal import ViewLayout

/// A view of another toolkit as a document tells of it.
final class DocumentForeignView: IntrinsicallySized {
  /// What the document tells.
  var traits: Traits

  /// What a document tells of a view of another toolkit.
  struct Traits {
    /// What it answers to every proposal, in points; `nil` leaves it to the lengths below.
    var answer: CGSize?

    /// Its own lengths, in points, by axis; `nil` for none.
    var intrinsic: [Axis: CGFloat] = [:]

    /// How much it resists being longer, by axis.
    var hugging: [Axis: Double] = [:]

    /// How much it resists being shorter, by axis.
    var compressionResistance: [Axis: Double] = [:]
  }

  /// Makes a view.
  init(_ traits: Traits) {
    self.traits = traits
  }

  func intrinsicLength(along axis: Axis) -> CGFloat? { traits.intrinsic[axis] }

  func huggingPriority(along axis: Axis) -> Double { traits.hugging[axis] ?? 250 }

  func compressionResistancePriority(along axis: Axis) -> Double {
    traits.compressionResistance[axis] ?? 750
  }
}
