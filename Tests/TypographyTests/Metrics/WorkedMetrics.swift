/// The metrics of a font at one size, worked out by hand from its tables, in points.
struct WorkedMetrics: Sendable {
  let font: String
  let size: Double
  let ascent: Double
  let descent: Double
  let lineGap: Double
  let lineHeight: Double
  /// The line height rounded outward at 1, 2 and 3 pixels a point.
  let rounded: [Double]
  /// `nil` where the font does not say it for all glyphs alike.
  let xHeight: Double?
  let capHeight: Double?
  let underline: (position: Double, thickness: Double)?

  private init(
    _ font: String,
    _ size: Double,
    _ lines: (Double, Double, Double, Double),
    _ rounded: [Double],
    _ heights: (Double, Double)?,
    _ underline: (Double, Double)?
  ) {
    self.font = font
    self.size = size
    (ascent, descent, lineGap, lineHeight) = lines
    self.rounded = rounded
    xHeight = heights?.0
    capHeight = heights?.1
    self.underline = underline.map { ($0.0, $0.1) }
  }

  private static let inter = "debian/Inter-Regular.otf"
  private static let dejaVu = "debian/DejaVuSans.ttf"
  private static let noto = "debian/NotoSans-Regular.ttf"

  static let all = [
    Self(
      inter,
      12,
      (11.625, 2.897727, 0, 14.522727),
      [15, 15, 14.6667],
      (6.5455, 8.7273),
      (-1.9773, 0.8182)
    ),
    Self(
      inter,
      13,
      (12.59375, 3.139205, 0, 15.732955),
      [16, 16, 16],
      (7.0909, 9.4545),
      (-2.1420, 0.8864)
    ),
    Self(
      inter,
      16,
      (15.5, 3.863636, 0, 19.363636),
      [20, 19.5, 19.6667],
      (8.7273, 11.6364),
      (-2.6364, 1.0909)
    ),
    Self(
      inter,
      17,
      (16.46875, 4.105114, 0, 20.573864),
      [21, 21, 20.6667],
      (9.2727, 12.3636),
      (-2.8011, 1.1591)
    ),
    Self(
      inter,
      24,
      (23.25, 5.795455, 0, 29.045455),
      [30, 29.5, 29.3333],
      (13.0909, 17.4545),
      (-3.9545, 1.6364)
    ),
    Self(
      dejaVu,
      12,
      (11.138672, 2.830078, 0, 13.96875),
      [14, 14, 14],
      (6.5625, 8.748047),
      (-0.2344, 0.5273)
    ),
    Self(
      dejaVu,
      13,
      (12.066895, 3.065918, 0, 15.132813),
      [16, 15.5, 15.3333],
      (7.109375, 9.477051),
      (-0.2539, 0.5713)
    ),
    Self(
      dejaVu,
      16,
      (14.8515625, 3.7734375, 0, 18.625),
      [19, 19, 18.6667],
      (8.75, 11.6640625),
      (-0.3125, 0.703125)
    ),
    Self(
      dejaVu,
      17,
      (15.779785, 4.009277, 0, 19.789063),
      [20, 20, 20],
      (9.296875, 12.393066),
      (-0.3320, 0.7471)
    ),
    Self(
      dejaVu,
      24,
      (22.277344, 5.660156, 0, 27.9375),
      [28, 28, 28],
      (13.125, 17.496094),
      (-0.46875, 1.0547)
    ),
    Self(
      noto,
      12,
      (12.828, 3.516, 0, 16.344),
      [17, 16.5, 16.6667],
      (6.432, 8.568),
      (-1.2, 0.6)
    ),
    Self(noto, 13, (13.897, 3.809, 0, 17.706), [18, 18, 18], (6.968, 9.282), (-1.3, 0.65)),
    Self(noto, 16, (17.104, 4.688, 0, 21.792), [22, 22, 22], (8.576, 11.424), (-1.6, 0.8)),
    Self(
      noto,
      17,
      (18.173, 4.981, 0, 23.154),
      [24, 23.5, 23.3333],
      (9.112, 12.138),
      (-1.7, 0.85)
    ),
    Self(noto, 24, (25.656, 7.032, 0, 32.688), [33, 33, 33], (12.864, 17.136), (-2.4, 1.2)),
    Self(
      "debian/DejaVuMathTeXGyre.ttf",
      16,
      (12.672, 3.328, 3.2, 19.2),
      [20, 19.5, 19.3333],
      (8.304, 11.664),
      (-2.144, 0.832)
    ),
    Self(
      "debian/NotoLoopedLao-Regular.ttf",
      16,
      (20, 5.6, 3.2, 28.8),
      [29, 29, 29],
      (8.576, 11.424),
      (-2.032, 1.12)
    ),
    Self(
      "debian/NotoSansArabic-Regular.ttf",
      16,
      (21.984, 11.808, 0, 33.792),
      [34, 34, 34],
      (5.984, 6.656),
      (-1.6, 0.8)
    ),
    Self(
      "embedded:NotoSansCJKCore-Regular.otf",
      16,
      (18.56, 4.608, 0, 23.168),
      [24, 23.5, 23.3333],
      (8.688, 11.728),
      (-2, 0.8)
    ),
    Self(
      "EmojiCBDT-subset.ttf",
      16,
      (14.84375, 3.90625, 0, 18.75),
      [19, 19, 19],
      nil,
      nil
    ),
    Self(
      "embedded:NotoColorEmoji-COLRv1.ttf",
      16,
      (14.84375, 3.90625, 0, 18.75),
      [19, 19, 19],
      nil,
      nil
    ),
  ]
}

extension WorkedMetrics: CustomStringConvertible {
  var description: String { "\(font) at \(size)" }
}
