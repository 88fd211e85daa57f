internal import Synchronization

/// The instances of faces that are in use, bounded in number and in bytes of font files.
///
/// When it is full it is emptied whole; what is still in use lives on with those who use it.
final class FontInstanceCache: Sendable {
  /// The instances of all faces of the process.
  static let shared = FontInstanceCache()

  private struct Key: Hashable {
    let face: UInt32
    let variations: [FontVariation]
  }

  private struct Kept {
    var instances: [Key: FontInstance] = [:]

    /// The bytes of the font files that the instances keep, a file once for each instance.
    var fileBytes = 0
  }

  /// The most instances that are kept; each takes a few kilobytes beside its font file.
  private static let limit = 256

  /// The most bytes of font files that are kept.
  private static let fileByteLimit = 256 << 20

  private let kept = Mutex(Kept())

  /// The instance at a position, made if it is not kept.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - variations: The axes that are not at their default, in the order of the face.
  /// - Returns: The same instance for the same position, as long as it is kept.
  func instance(of face: FontFace, at variations: [FontVariation]) -> FontInstance {
    kept.withLock { kept in
      let key = Key(face: face.identifier, variations: variations)
      if let known = kept.instances[key] { return known }
      if kept.instances.count >= Self.limit || kept.fileBytes > Self.fileByteLimit {
        kept = Kept()
      }
      let made = FontInstance(face, variations: variations)
      kept.instances[key] = made
      if !face.data.origin.isEmbedded { kept.fileBytes += face.data.bytes.count }
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
    return FontInstanceCache.shared.instance(of: self, at: variations)
  }
}
