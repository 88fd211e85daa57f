extension FontLibrary {
  /// The font of a family.
  ///
  /// A weight or a slant that the family lacks is answered by the nearest face, and what is
  /// measured with it says so; nothing is synthesised.
  ///
  /// - Parameters:
  ///   - name: The family's name, in any case; or `system-ui`, `sans-serif`, `serif`, `monospace`.
  ///   - size: Points in one em.
  ///   - weight: How heavy the strokes are.
  ///   - slant: Upright or italic.
  /// - Returns: The font, with the embedded fonts for characters that the family lacks.
  /// - Throws: `FontError.unknownFamily` with the nearest names, or what opening the face throws.
  public func font(
    _ name: String,
    size: Double,
    weight: FontWeight = .regular,
    slant: FontSlant = .upright
  ) throws(FontError) -> Font {
    guard let family = family(name) else {
      throw .unknownFamily(name: name, nearest: nearestNames(to: name))
    }
    _ = try family.match(weight: weight, slant: slant)
    return Font(family: family, size: size, weight: weight, slant: slant)
  }

  /// The names of families that a misspelt name may have meant, best first, at most three.
  private func nearestNames(to name: String) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    return
      familyNames
      .map { candidate -> (name: String, distance: Int) in
        let other = Array(candidate.lowercased().unicodeScalars.prefix(64))
        // A name that begins as asked, such as "Noto Sans" for "Noto", is near whatever follows.
        let begins = !wanted.isEmpty && other.starts(with: wanted)
        return (candidate, begins ? 1 : editDistance(wanted, other))
      }
      .filter { $0.distance <= max(2, wanted.count / 2) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3)
      .map(\.name)
  }

  /// The fewest letters to insert, delete or replace (Levenshtein).
  private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
