public import Typography

/// The largest size of a font at which a text fits in a box.
public enum LargestFit: Sendable {
  /// The text at that size, which is `text.font.size` of it.
  case fits(MeasuredText)

  /// No size fits: the text at the smallest.
  case exceeds(MeasuredText)

  /// The size, in points; `nil` if none fits.
  public var size: Double? {
    guard case .fits(let measured) = self else { return nil }
    return measured.text.font.size
  }
}

extension MeasuringOptions {
  /// The default options, but words are not broken.
  public static var wholeWords: MeasuringOptions {
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = .byWholeWords
    return options
  }
}

/// Finds the largest size of a font at which a text fits in a box.
///
///     largestFit("Conspiracy of small mice", font: .system(size: 17), width: 300, height: 120)
///
/// The sizes are the least of `sizes` and every `step` from there. The one found fits and the next
/// does not; a larger one fits neither, though fitting can begin again in larger sizes where lines
/// differ in height. Only tabs and a tail indent above 0, which do not grow, and an `opsz` axis
/// that changes the letters by more than 5 %, could hide one.
///
/// - Parameters:
///   - text: The text.
///   - font: The font; its size does not matter.
///   - width: The room for one line, in points; `nil` and infinity have no limit, and 0 asks for
///     the minimum width.
///   - height: The room for all lines, in points; `nil` and infinity have no limit.
///   - lineLimit: The most lines; `nil` has no limit.
///   - sizes: The sizes to choose from, in points; those above a million count as a million.
///   - step: From one size to the next, in points. The quarter of a point is one that designers
///     give, is exact in binary, and changes a line by less than 3 % from 9 points on.
///   - language: A BCP 47 tag, or `nil`.
///   - options: How the text is measured. By default words are not broken, so that a size at which
///     one is wider than the box does not fit.
/// - Returns: The text at the largest size that fits, or at the smallest if none does.
/// - Precondition: `sizes` begins above 0; `step` is at least 1/65,536.
/// - Complexity: Prepares the text anew for three sizes, or some five where an `opsz` axis follows
///   them; looks at widths up to the one needed as ``PreparedText/heights(from:)`` does.
public func largestFit(
  _ text: String,
  font: Font,
  width: Double?,
  height: Double?,
  lineLimit: Int? = nil,
  sizes: ClosedRange<Double> = 1...100_000,
  step: Double = 0.25,
  language: String? = nil,
  options: MeasuringOptions = .wholeWords
) -> LargestFit {
  let prepare = { (size: Double, options: MeasuringOptions) in
    var sized = font
    sized.size = size
    return PreparedText(text, font: sized, language: language, options: options)
  }
  return largestFit(width, height, lineLimit, sizes, step, options, isProportional: true, prepare)
}

/// Finds the largest size of the font of a style at which a text fits in a box.
///
/// As ``largestFit(_:font:width:height:lineLimit:sizes:step:language:options:)`` does. What else
/// the style says in points, such as its tracking, stays as it is at all sizes.
///
/// - Parameters:
///   - text: The text.
///   - style: How the text is set; the size of its font does not matter.
///   - width: The room for one line, in points; `nil` and infinity have no limit, and 0 asks for
///     the minimum width.
///   - height: The room for all lines, in points; `nil` and infinity have no limit.
///   - lineLimit: The most lines; `nil` has no limit.
///   - sizes: The sizes to choose from, in points; those above a million count as a million.
///   - step: From one size to the next, in points.
///   - options: How the text is measured.
/// - Returns: The text at the largest size that fits, or at the smallest if none does.
/// - Precondition: `sizes` begins above 0; `step` is at least 1/65,536.
/// - Complexity: As for a text in a font; where letters are set closer, some twenty sizes are
///   measured.
public func largestFit(
  _ text: String,
  style: TextStyle,
  width: Double?,
  height: Double?,
  lineLimit: Int? = nil,
  sizes: ClosedRange<Double> = 1...100_000,
  step: Double = 0.25,
  options: MeasuringOptions = .wholeWords
) -> LargestFit {
  guard style.measured != TextStyle(font: style.font, language: style.language) else {
    return largestFit(
      text,
      font: style.font,
      width: width,
      height: height,
      lineLimit: lineLimit,
      sizes: sizes,
      step: step,
      language: style.language,
      options: options
    )
  }
  let prepare = { (size: Double, options: MeasuringOptions) in
    var sized = style
    sized.font.size = size
    return PreparedText(
      StyledText(text, style: sized, paragraphStyle: options.paragraphStyle),
      options: options
    )
  }
  let isProportional = style.spacing >= 0
  return largestFit(
    width,
    height,
    lineLimit,
    sizes,
    step,
    options,
    isProportional: isProportional,
    prepare
  )
}

/// Finds the largest size at which a text fits in a box.
///
/// `isProportional` says whether every length of the text at a smaller size is at least as large a
/// part of what it was as the size is; `prepare` prepares the text at a size.
private func largestFit(
  _ width: Double?,
  _ height: Double?,
  _ lineLimit: Int?,
  _ sizes: ClosedRange<Double>,
  _ step: Double,
  _ options: MeasuringOptions,
  isProportional: Bool,
  _ prepare: @escaping (Double, MeasuringOptions) -> PreparedText
) -> LargestFit {
  precondition(sizes.lowerBound > 0, "a font size is above 0")
  precondition(step >= 1 / LayoutUnit.unitsPerPoint, "a step is at least 1/65,536")
  // The insets do not grow with the font, so the lines are sought in what they leave.
  let insets = ContentInsets(options)
  guard insets.fit(width: width, height: height) else {
    return .exceeds(prepare(sizes.lowerBound, options).measured(width: width, height: height))
  }
  var bare = options
  bare.insets = .zero
  bare.lineFragmentPadding = 0
  let lineWidth = insets.contentWidth(in: width)
  let lineHeight = insets.contentHeight(in: height)
  let search = FontSizeSearch(
    box: FontSizeSearch.Box(width: lineWidth, height: lineHeight, lineLimit: lineLimit),
    grid: FontSizeSearch.Grid(sizes, step: step),
    isProportional: isProportional
  ) { size in
    prepare(size, bare).measured(width: lineWidth, height: lineHeight)
  }
  func inBox(_ measured: MeasuredText) -> MeasuredText {
    measured.text.with(insetsOf: options).measured(width: width, height: height)
  }
  switch search.largest() {
  case .fits(let measured): return .fits(inBox(measured))
  case .exceeds(let measured): return .exceeds(inBox(measured))
  }
}
