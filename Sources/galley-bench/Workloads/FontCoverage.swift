internal import TextMeasurement

/// Which families have which characters.
struct FontCoverage {
  /// The families of single scripts, Latin, Cyrillic and Greek first.
  static let families =
    ["Noto Sans"]
    + FontLibrary.embedded.familyNames.filter {
      $0.hasPrefix("Noto Sans ") && !$0.contains("Symbols") && !$0.hasSuffix("Math")
    }

  private var faces: [String: FontFace] = [:]

  /// The samples that one family has whole, each with the place of the first such family.
  ///
  /// - Throws: `BenchError` if a family cannot be opened.
  mutating func samples(
    _ samples: [Sample],
    in families: [String]
  ) throws(BenchError) -> [Sample] {
    var opened: [FontFace] = []
    for family in families { opened.append(try face(family)) }
    return samples.compactMap { sample in
      let place = opened.firstIndex { face in
        sample.text.unicodeScalars.allSatisfy { Self.isShown($0) == false || face.maps($0) }
      }
      return place.map { Sample(sample.text, language: sample.language, font: $0) }
    }
  }

  /// The family that has the most characters of some texts.
  ///
  /// - Throws: `BenchError` if a family cannot be opened.
  mutating func bestFamily(for samples: [Sample]) throws(BenchError) -> String {
    var best = (family: Self.families[0], count: -1)
    for family in Self.families {
      let face = try face(family)
      let count = samples.prefix(200).reduce(0) { count, sample in
        count + sample.text.unicodeScalars.count(where: face.maps)
      }
      if count > best.count { best = (family, count) }
    }
    return best.family
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isDefaultIgnorableCodePoint
  }

  private mutating func face(_ family: String) throws(BenchError) -> FontFace {
    if let face = faces[family] { return face }
    do {
      guard let face = try FontLibrary.embedded.faces(ofFamily: family)?.first else {
        throw FontError.unknownFamily(name: family, nearest: [])
      }
      faces[family] = face
      return face
    } catch {
      throw BenchError(message: "\(error)")
    }
  }
}
