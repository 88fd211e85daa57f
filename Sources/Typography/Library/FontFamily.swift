/// The faces of one design, told apart by width, weight and slant.
package final class FontFamily: Sendable {
  /// The family's name.
  package let name: String

  /// The faces; at least one.
  ///
  /// Of those that answer a question equally well, the first is taken.
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

  /// The face that comes nearest to a weight and a slant, opened.
  ///
  /// - Throws: What opening the face throws.
  package func match(weight: FontWeight, slant: FontSlant) throws(FontError) -> Match {
    let record = nearest(weight: weight, slant: slant)
    let used = record.nearestWeight(to: weight)
    return Match(
      face: try record.face(),
      weight: used,
      isExactWeight: used == weight.value,
      isExactSlant: record.isItalic == (slant == .italic)
    )
  }

  /// The face that comes nearest to a weight and a slant.
  ///
  /// 1. Faces of normal width before narrower ones, and these before wider ones, each by how near
  ///    they come to it. Other faces are asked for by their files.
  /// 2. Faces of the asked slant before others.
  /// 3. The nearest weight; of two equally near, the heavier from 500 up and the lighter below.
  /// 4. The first of the family's faces.
  ///
  /// Source: CSS Fonts Level 4, 5.2, for width before slant before weight.
  func nearest(weight: FontWeight, slant: FontSlant) -> FaceRecord {
    let wanted = weight.value
    func order(_ record: FaceRecord) -> (Int, Double, Int, Double, Double) {
      let found = record.nearestWeight(to: weight)
      return (
        record.width > FontWidth.normal ? 1 : 0, abs(record.width - FontWidth.normal),
        record.isItalic == (slant == .italic) ? 0 : 1, abs(found - wanted),
        wanted >= 500 ? -found : found
      )
    }
    var best = records[0]
    for record in records.dropFirst() where order(record) < order(best) {
      best = record
    }
    return best
  }
}

extension FaceRecord {
  /// The weight nearest to another that the face can take.
  fileprivate func nearestWeight(to wanted: FontWeight) -> Double {
    min(max(wanted.value, weights.lowerBound), weights.upperBound)
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
