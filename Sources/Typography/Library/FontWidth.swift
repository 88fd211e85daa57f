/// How wide the faces of a family are, in percent of the normal width.
package enum FontWidth {
  /// The width of most faces.
  package static let normal = 100.0

  /// The width that a class stands for; 100 for a number that is no class.
  ///
  /// Source: OpenType `OS/2.usWidthClass`, the table of "% of normal".
  package static func percent(ofClass number: Int) -> Double {
    percents.indices.contains(number - 1) ? percents[number - 1] : normal
  }

  /// The word for a width, that of the nearest class; empty for normal width.
  ///
  /// Source: CSS Fonts Level 4, `font-width`.
  package static func name(ofPercent width: Double) -> String {
    zip(percents, names).min { abs($0.0 - width) < abs($1.0 - width) }?.1 ?? ""
  }

  /// The widths of the classes 1 to 9.
  private static let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

  /// The names of the same classes.
  private static let names = [
    "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "", "semi-expanded",
    "expanded", "extra-expanded", "ultra-expanded",
  ]
}
