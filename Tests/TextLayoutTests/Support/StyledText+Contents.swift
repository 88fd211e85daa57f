import TextLayout
import TextMeasurement

extension StyledText {
  /// Where its style runs end: UTF-8 offsets.
  var runEnds: [Int] { runs.map(\.range.upperBound.utf8) }

  /// Its width on one line, in points.
  var idealWidth: Double { PreparedText(self).idealSize.width }

  /// Its layout as a tree.
  func dump(forWidth width: Double?) -> String { PreparedText(self).dump(forWidth: width) }
}
