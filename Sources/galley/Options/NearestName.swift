/// Finding the name that a misspelt one may have meant.
enum NearestName {
  /// The names most like a misspelt one, best first, at most two; none if none is near.
  static func names(to typed: String, among names: [String]) -> [String] {
    let wanted = Array(typed.lowercased().unicodeScalars.prefix(64))
    return
      names.map { name in
        (name: name, distance: distance(wanted, Array(name.lowercased().unicodeScalars)))
      }
      .filter { $0.distance <= max(1, wanted.count / 3) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(2)
      .map(\.name)
  }

  /// A question that offers the nearest names, with a space before; empty if there is none.
  static func question(for typed: String, among names: [String]) -> String {
    let nearest = self.names(to: typed, among: names)
    return nearest.isEmpty
      ? "" : " Did you mean " + nearest.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }

  /// The fewest letters to insert, delete or replace (Levenshtein).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
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
