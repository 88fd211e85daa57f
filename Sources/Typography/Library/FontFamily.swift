/// The faces of one design, told apart by weight and slant.
package final class FontFamily: Sendable {
  /// The family's name.
  package let name: String

  /// The faces, in no order that matters; at least one.
  package let records: [FaceRecord]

  init(name: String, records: [FaceRecord]) {
    self.name = name
    self.records = records
  }

  /// What a family has for a weight and a slant.
  package struct Match: Sendable {
    /// The face that comes nearest.
    package let face: FontFace

    /// The weight that it takes.
    package let weight: Double

    /// Whether the face has the weight that was asked for.
    package let isExactWeight: Bool

    /// Whether the face has the slant that was asked for.
    package let isExactSlant: Bool
  }

  /// The face that comes nearest to a weight and a slant.
  ///
  /// 1. Faces of the asked slant before others.
  /// 2. The nearest weight; of two equally near, the heavier from 500 up and the lighter below.
  ///
  /// - Throws: What opening the face throws.
  package func match(weight: FontWeight, slant: FontSlant) throws(FontError) -> Match {
    let wanted = weight.value
    func nearest(_ record: FaceRecord) -> Double {
      min(max(wanted, record.weights.lowerBound), record.weights.upperBound)
    }
    func order(_ record: FaceRecord) -> (Int, Double, Double) {
      let found = nearest(record)
      return (
        record.isItalic == (slant == .italic) ? 0 : 1, abs(found - wanted),
        wanted >= 500 ? -found : found
      )
    }
    var best = records[0]
    for record in records.dropFirst() where order(record) < order(best) {
      best = record
    }
    return Match(
      face: try best.face(),
      weight: nearest(best),
      isExactWeight: nearest(best) == wanted,
      isExactSlant: best.isItalic == (slant == .italic)
    )
  }
}

extension FontFamily: Hashable {
  /// Whether both are the same family of the same library, or made of the same face alone.
  package static func == (left: FontFamily, right: FontFamily) -> Bool {
    left.identity == right.identity
  }

  /// Feeds the family's identity to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }

  private var identity: ObjectIdentifier {
    if records.count == 1, let face = records[0].given { return ObjectIdentifier(face) }
    return ObjectIdentifier(self)
  }
}
