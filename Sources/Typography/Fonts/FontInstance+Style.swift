extension FontInstance {
  /// Where the instance stands on every axis, in the order of the face's axes.
  package var position: [Double] {
    face.axes.map { axis in
      variations.first { $0.tag == axis.tag }?.value ?? axis.defaultValue
    }
  }

  /// The positions that make a style: all but those at their default, and the optical size, which
  /// follows the font size.
  package var styleVariations: [FontVariation] {
    variations.filter { $0.tag != .opticalSize }
  }

  /// The name of the style in English, such as `Bold Italic`; `nil` if the face has none for where
  /// the instance stands.
  ///
  /// 1. The face's own style at its default position, whatever the optical size.
  /// 2. The named instance of the same position.
  /// 3. The named instance that differs in the optical size only, the first of the file.
  ///
  /// Source: OpenType `fvar`, instance records.
  package var styleName: String? {
    if styleVariations.isEmpty { return face.style }
    let instances = face.harfBuzz.namedInstances
    let place = position
    // Positions are stored in 16.16, so that values are equal within half of 1/65,536.
    func matches(_ other: [Double], _ isCounted: (FontAxis) -> Bool) -> Bool {
      other.count == place.count
        && face.axes.indices.allSatisfy {
          !isCounted(face.axes[$0]) || abs(other[$0] - place[$0]) < 1 / 65_536
        }
    }
    let found =
      instances.first { matches($0.position) { _ in true } }
      ?? instances.first { matches($0.position) { $0.tag != .opticalSize } }
    return found.flatMap { $0.name.isEmpty ? nil : $0.name }
  }
}
