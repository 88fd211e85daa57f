internal import TextAnalysis

/// A font with its face opened, and the faces of its cascade as they are needed.
///
/// Belongs to one thread.
package final class ResolvedFont {
  /// What was asked for.
  package let font: Font

  /// The face that text is measured with first.
  package let primary: FontInstance

  /// The size, in points: never negative, never NaN, at most ``largestSize``.
  package let size: Double

  /// The largest size that is measured, in points; anything larger counts as this.
  private static let largestSize = 1_000_000.0

  /// How the face differs from what was asked for.
  package let substitutions: [FontSubstitution]

  /// Whether the primary face maps every printable ASCII character.
  let coversASCII: Bool

  private var textFaces: [Script: [FontInstance]] = [:]
  private var emojiFaces: [FontInstance]?
  private var lastFaces: [FontInstance]?

  /// Opens the face that comes nearest to a font.
  package init(_ font: Font) {
    self.font = font
    var substitutions: [FontSubstitution] = []
    let match: FontFamily.Match
    do {
      match = try font.family.match(weight: font.weight, slant: font.slant)
      if !match.isExactWeight {
        substitutions.append(
          .weight(family: font.family.name, asked: font.weight.value, used: match.weight)
        )
      }
      if !match.isExactSlant {
        substitutions.append(.slant(family: font.family.name, asked: font.slant))
      }
    } catch {
      substitutions.append(.family(asked: font.family.name, error: error))
      match = Self.embeddedMatch(font)
    }
    primary = Self.instance(of: match, for: font)
    size = min(ScaledFont(primary, size: font.size).size, Self.largestSize)
    self.substitutions = substitutions
    let face = primary.face
    coversASCII = (0x20...0x7E).allSatisfy { face.maps(Unicode.Scalar(UInt8($0))) }
  }

  /// The faces for text of a script: the primary one, then the cascade.
  func faces(for script: Script) -> [FontInstance] {
    if let known = textFaces[script] { return known }
    var faces = [primary]
    for step in font.cascade.steps {
      switch step {
      case .family(let family):
        append(family, to: &faces)
      case .embedded:
        for name in EmbeddedCascade.families(for: script) { append(embedded: name, to: &faces) }
      }
    }
    textFaces[script] = faces
    return faces
  }

  /// The faces that paint emoji: every face of the cascade in colour, the primary one first.
  func facesForEmoji() -> [FontInstance] {
    if let known = emojiFaces { return known }
    var faces = [primary]
    for step in font.cascade.steps {
      switch step {
      case .family(let family): append(family, to: &faces)
      case .embedded: append(embedded: EmbeddedCascade.emojiFamily, to: &faces)
      }
    }
    faces.removeAll { !$0.face.hasColor }
    emojiFaces = faces
    return faces
  }

  /// All embedded faces, for characters that are used with another script than their own; none if
  /// the cascade does not hold them.
  func facesOfLastResort() -> [FontInstance] {
    if let known = lastFaces { return known }
    var faces: [FontInstance] = []
    if font.cascade.steps.contains(.embedded) {
      for name in FontLibrary.embedded.familyNames { append(embedded: name, to: &faces) }
    }
    lastFaces = faces
    return faces
  }

  private func append(_ family: FontFamily, to faces: inout [FontInstance]) {
    guard let match = try? family.match(weight: font.weight, slant: font.slant) else { return }
    let instance = Self.instance(of: match, for: font)
    if !faces.contains(where: { $0 === instance }) { faces.append(instance) }
  }

  private func append(embedded name: String, to faces: inout [FontInstance]) {
    guard let family = FontLibrary.embedded.family(name) else { return }
    append(family, to: &faces)
  }

  /// The face at the weight, the optical size and the variations that a font asks for.
  private static func instance(of match: FontFamily.Match, for font: Font) -> FontInstance {
    var positions = [FontVariation(.weight, value: match.weight)]
    if font.opticalSizing == .automatic, font.size.isFinite {
      positions.append(FontVariation(.opticalSize, value: font.size))
    }
    return match.face.instance(positions + font.variations)
  }

  private static func embeddedMatch(_ font: Font) -> FontFamily.Match {
    do {
      return try EmbeddedFamilies.interface.match(weight: font.weight, slant: font.slant)
    } catch {
      preconditionFailure("an embedded font cannot be opened: \(error)")
    }
  }
}
