/// The frame of a fragment, in layout units of the container.
struct UnitFrame {
  var left: Int64 = 0
  var top: Int64 = 0
  var right: Int64 = 0
  var bottom: Int64 = 0
  var topMargin: Int64 = 0
  var bottomMargin: Int64 = 0
}
