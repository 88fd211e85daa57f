/// Finding the name that a misspelt one may have meant.
enum NearestName {
  /// The names most like a misspelt one, at most two, all equally like it; none if none is near.
  static func names(to typed: String, among names: [String]) -> [String] {
    let wanted = letters(of: typed)
    let distances = names.map { distance(wanted, letters(of: $0)) }
    guard let nearest = distances.min(), nearest <= max(1, wanted.count / 3) else { return [] }
    return zip(names, distances).filter { $1 == nearest }.map(\.0).sorted().prefix(2).map(\.self)
  }

  /// A question that offers the nearest names, with a space before; empty if there is none.
  static func question(for typed: String, among names: [String]) -> String {
    let nearest = self.names(to: typed, among: names)
    return nearest.isEmpty
      ? "" : " Did you mean " + nearest.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }

  /// The letters that are compared: no hyphens before, no capitals, no more than make sense.
  private static func letters(of name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars.drop { $0 == "-" }.prefix(64))
  }

  /// The fewest letters to insert, delete or replace, or neighbours to swap.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var next = [i + 1]
      for (j, other) in right.enumerated() {
        var least = min(row[j + 1] + 1, next[j] + 1, row[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          least = min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      before = row
      row = next
    }
    return row[right.count]
  }
}
