/// A line of a store: its paragraph, and its index there; one beyond the last is the extra line.
struct LineIndex: Hashable {
  var paragraph: Int
  var line: Int
}
