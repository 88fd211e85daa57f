internal import Typography

extension PreparedText {
  /// The same text in a box of its own: its lines fill that.
  var withoutInsets: PreparedText {
    var text = self
    text.options.insets = .zero
    text.options.lineFragmentPadding = 0
    text.contentInsets = .zero
    return text
  }

  /// The same text with the insets and the padding of other options.
  func with(insetsOf options: MeasuringOptions) -> PreparedText {
    var text = self
    text.options.insets = options.insets
    text.options.lineFragmentPadding = options.lineFragmentPadding
    text.contentInsets = ContentInsets(options)
    return text
  }

  /// The size of the box around lines, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the lines, in layout units.
  ///   - height: The height of the lines, in layout units.
  /// - Returns: The size with the insets.
  func boxSize(ofLines width: Int64, _ height: Int64) -> Size {
    Size(width: boxWidth(ofLines: width), height: boxHeight(ofLines: height))
  }

  /// The width of the box around lines so wide, in points.
  @inline(__always)
  func boxWidth(ofLines width: Int64) -> Double {
    LayoutUnit(rawValue: width + contentInsets.horizontal).points
  }

  /// The height of the box around lines so high, in points.
  @inline(__always)
  func boxHeight(ofLines height: Int64) -> Double {
    LayoutUnit(rawValue: height + contentInsets.vertical).points
  }
}
