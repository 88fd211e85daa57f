internal import Synchronization

/// A face at a position of its axes; immutable and shared by threads.
package final class FontInstance: Sendable {
  /// The face.
  package let face: FontFace

  /// The position of every axis that is not at its default.
  package let variations: [FontVariation]

  /// A number that no other instance of this process has.
  package let identifier: UInt32

  let harfBuzz: HarfBuzzFont
  private let spaceFacts = Once<Int?>()

  private static let lastIdentifier = Atomic<UInt32>(0)

  /// Makes an instance at a position that `face` has.
  init(_ face: FontFace, variations: [FontVariation]) {
    self.face = face
    self.variations = variations
    harfBuzz = HarfBuzzFont(face.harfBuzz, variations: variations)
    identifier = Self.lastIdentifier.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// How far the space moves the pen before shaping, in design units; `nil` if the face lacks it.
  package var spaceAdvance: Int? {
    spaceFacts.value { harfBuzz.glyph(for: " ").map { harfBuzz.advance(of: $0) } }
  }
}
