import TestFixtures
import TextLayout

extension TextMeasurer {
  /// A measurer of DejaVu Sans at 16 pt, whose lines are 18.625 pt high.
  static func dejaVu() throws -> TextMeasurer {
    TextMeasurer(defaultStyle: TextStyle(font: try .dejaVu()))
  }

  /// A measurer of characters 10 pt wide and high.
  static func square() throws -> TextMeasurer {
    TextMeasurer(defaultStyle: TextStyle(font: try .square()))
  }
}
