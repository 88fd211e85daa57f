internal import Synchronization

/// What a library knows of a face without opening it, and how to open it.
package final class FaceRecord: Sendable {
  /// Where the face's bytes are.
  enum Location: Hashable, Sendable {
    /// In this binary, at an index of the table of bundled fonts.
    case embedded(index: Int)

    /// In a file, at an index of the collection.
    case file(path: String, index: Int)

    /// In the memory of a program that opened it, at an index of the collection.
    case open(FontOrigin, index: Int)
  }

  /// The weights that the face can take.
  package let weights: ClosedRange<Double>

  /// Whether the letters are italic.
  package let isItalic: Bool

  /// The width at which the face stands unless it is varied, in percent of the normal one.
  package let width: Double

  let location: Location

  /// The face, if the record was made of one.
  let given: FontFace?

  private let opened: Mutex<Result<FontFace, FontError>?>

  /// Describes a face that is opened when it is first used.
  init(at location: Location, weights: ClosedRange<Double>, isItalic: Bool, width: Double) {
    self.location = location
    self.weights = weights
    self.isItalic = isItalic
    self.width = width
    given = nil
    opened = Mutex(nil)
  }

  /// Describes a face that is open.
  init(_ face: FontFace) {
    location =
      switch face.data.origin {
      case .file(let path): .file(path: path, index: face.index)
      case .embedded, .memory: .open(face.data.origin, index: face.index)
      }
    weights = face.weights
    isItalic = face.isItalic
    width = face.width
    given = face
    opened = Mutex(.success(face))
  }

  /// Where the face's bytes come from.
  package var origin: FontOrigin {
    switch location {
    case .embedded(let index): .embedded(name: BundledFontTable.entries[index].fileName)
    case .file(let path, _): .file(path: path)
    case .open(let origin, _): origin
    }
  }

  /// The place of the face in its file, from 0; above 0 only in a collection.
  package var index: Int {
    switch location {
    case .embedded: 0
    case .file(_, let index), .open(_, let index): index
    }
  }

  /// The face, opened once.
  ///
  /// - Throws: What ``FontData`` and ``FontFace`` throw.
  package func face() throws(FontError) -> FontFace {
    let result: Result<FontFace, FontError> = opened.withLock { known in
      if let known { return known }
      let made = open()
      known = made
      return made
    }
    return try result.get()
  }

  private func open() -> Result<FontFace, FontError> {
    do throws(FontError) {
      switch location {
      case .embedded(let index):
        return .success(FontFace(trusting: BundledFontTable.entries[index].data(), index: 0))
      case .file(let path, let index):
        return .success(try FontFace(FontData(contentsOf: path), index: index))
      case .open(let origin, _):
        throw FontError.notFound(file: origin.description)
      }
    } catch {
      return .failure(error)
    }
  }
}
