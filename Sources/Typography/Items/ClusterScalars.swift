internal import TextAnalysis

/// What the choice of a face asks about one grapheme cluster.
struct ClusterScalars {
  /// The scalars, in order; one buffer serves all clusters.
  private(set) var scalars: [Unicode.Scalar] = []

  /// Reads the cluster at a range of UTF-8 bytes.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    scalars.removeAll(keepingCapacity: true)
    var offset = start
    while offset < end {
      scalars.append(UTF8Scalar.decode(bytes, at: &offset))
    }
  }

  /// Whether the cluster is to be shown as a picture.
  ///
  /// U+FE0F and the keycap U+20E3 ask for one, and U+FE0E for none. Without them a cluster is a
  /// picture if its first scalar has `Emoji_Presentation`, or if a skin tone follows it.
  ///
  /// Source: UTS #51, ED-8, ED-9, ED-20.
  var isEmojiPresentation: Bool {
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") && scalars.count > 1 {
      return CharacterFacts.isEmoji(first)
    }
    if CharacterFacts.hasEmojiPresentation(first) { return true }
    return scalars.count > 1 && CharacterFacts.isEmojiModifierBase(first)
      && CharacterFacts.isEmojiModifier(scalars[1])
  }

  /// Whether the cluster belongs to no script of its own.
  var isCommon: Bool {
    scalars.first.map(CharacterFacts.isSharedByScripts) ?? true
  }

  /// Whether a face has a glyph for the first scalar.
  func isBegun(by face: FontInstance) -> Bool {
    scalars.first.map(face.mappedScalars.contains) ?? false
  }

  /// Whether a face has a glyph for every scalar that must show one.
  ///
  /// Default ignorable characters, controls and separators need none. A scalar that the face lacks
  /// is had all the same where its canonical composition with the one before, or its canonical
  /// parts, are in the face, as the shaper will use these.
  func isCovered(by face: FontInstance) -> Bool {
    let mapped = face.mappedScalars
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if mapped.contains(scalar) || isShownByNoGlyph(scalar) {
        previous = scalar
      } else if let base = previous, let composed = CanonicalForm.composition(base, scalar),
        mapped.contains(composed)
      {
        previous = composed
      } else if let (base, mark) = CanonicalForm.decomposition(scalar), mapped.contains(base),
        mapped.contains(mark)
      {
        previous = scalar
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a scalar needs no glyph: tabs move the pen without one, separators end a line.
  private func isShownByNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: CharacterFacts.isDefaultIgnorable(scalar)
    }
  }
}
