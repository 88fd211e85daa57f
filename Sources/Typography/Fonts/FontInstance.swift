internal import Synchronization

/// A face at a position of its axes; immutable and shared by threads.
package final class FontInstance: Sendable {
  /// The face.
  package let face: FontFace

  /// The position of every axis that is not at its default.
  package let variations: [FontVariation]

  /// A number that no other instance of this process has.
  package let identifier: UInt32

  /// The scalars that the face maps to glyphs: a copy that is read without a lock.
  let mappedScalars: ScalarSet

  let harfBuzz: HarfBuzzFont
  private let inkBounds = InkCache()
  private let appleLines: VerticalExtents
  private let openTypeLines: VerticalExtents

  private static let lastIdentifier = Atomic<UInt32>(0)

  /// Makes an instance at a position that `face` has.
  init(_ face: FontFace, variations: [FontVariation]) {
    self.face = face
    self.variations = variations
    mappedScalars = face.mappedScalars
    let font = HarfBuzzFont(face.harfBuzz, variations: variations)
    harfBuzz = font
    appleLines = VerticalExtents(face.metrics, of: font, .apple)
    openTypeLines = VerticalExtents(face.metrics, of: font, .openType)
    identifier = Self.lastIdentifier.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// How far the face reaches above and below the baseline, in design units.
  package func verticalExtents(_ policy: LineMetricsPolicy) -> VerticalExtents {
    policy == .apple ? appleLines : openTypeLines
  }

  /// The same face at the same position, opened anew from the bytes in memory.
  func reopened() -> HarfBuzzFont {
    HarfBuzzFont(HarfBuzzFace(face.data, index: face.index), variations: variations)
  }

  /// The box around a glyph's ink, in design units and font space; `nil` if it paints nothing.
  package func inkBounds(of glyph: GlyphID) -> DesignRect? {
    inkBounds.bounds(of: glyph) { harfBuzz.inkBounds(of: glyph) }
  }
}
