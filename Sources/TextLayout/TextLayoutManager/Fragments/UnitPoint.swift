/// A point in layout units.
struct UnitPoint: Hashable, Sendable {
  var x: Int64
  var y: Int64
}
