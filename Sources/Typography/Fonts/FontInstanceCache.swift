internal import Synchronization

/// The instances of one face that are in use, by the positions of its axes.
final class FontInstanceCache: Sendable {
  /// The most positions that are remembered.
  private static let limit = 64

  /// An instance that others keep alive; the face itself must not, as each instance keeps its face.
  private struct Known {
    weak var instance: FontInstance?
  }

  private let instances = Mutex<[[FontVariation]: Known]>([:])

  /// The instance at a position, made if it is not kept.
  ///
  /// - Parameters:
  ///   - face: The face that owns this cache.
  ///   - variations: The axes that are not at their default, in the order of the face.
  /// - Returns: The same instance for the same position, as long as it is kept.
  func instance(of face: FontFace, at variations: [FontVariation]) -> FontInstance {
    instances.withLock { kept in
      if let known = kept[variations]?.instance { return known }
      let made = FontInstance(face, variations: variations)
      if kept.count >= Self.limit { kept.removeAll(keepingCapacity: true) }
      kept[variations] = Known(instance: made)
      return made
    }
  }
}

extension FontFace {
  /// The instance at the asked positions, each moved into its axis's range.
  ///
  /// Axes that the face lacks are ignored; of two positions on one axis the later counts.
  package func instance(_ asked: [FontVariation]) -> FontInstance {
    var variations: [FontVariation] = []
    for axis in axes {
      guard let position = asked.last(where: { $0.tag == axis.tag }) else { continue }
      let value = min(max(position.value, axis.range.lowerBound), axis.range.upperBound)
      if value != axis.defaultValue {
        variations.append(FontVariation(axis.tag, value: value))
      }
    }
    return instances.instance(of: self, at: variations)
  }
}
