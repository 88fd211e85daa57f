public import Typography

/// Fonts whose sizes grow with ``EnvironmentValues/dynamicTypeSize``; told at
/// ``DynamicTypeSize/large``.
extension Font {
  /// The font of the title of a screen: 34 points.
  public static var largeTitle: Font { system(.largeTitle) }

  /// The font of a title of the first level: 28 points.
  public static var title: Font { system(.title) }

  /// The font of a title of the second level: 22 points.
  public static var title2: Font { system(.title2) }

  /// The font of a title of the third level: 20 points.
  public static var title3: Font { system(.title3) }

  /// The font of a heading: 17 points, semibold.
  public static var headline: Font { system(.headline) }

  /// The font of a heading below another: 15 points.
  public static var subheadline: Font { system(.subheadline) }

  /// The font of running text: 17 points.
  public static var body: Font { system(.body) }

  /// The font of a text beside another: 16 points.
  public static var callout: Font { system(.callout) }

  /// The font of a note: 13 points.
  public static var footnote: Font { system(.footnote) }

  /// The font of a caption: 12 points.
  public static var caption: Font { system(.caption) }

  /// The font of a caption below another: 11 points.
  public static var caption2: Font { system(.caption2) }

  /// The font of a style for interfaces, which grows with ``EnvironmentValues/dynamicTypeSize``.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - design: The kind of letters; `nil` is ``Design/default``.
  ///   - weight: How heavy the strokes are; `nil` is semibold for a headline, else regular.
  /// - Returns: The embedded font at the size of the style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    let weight = weight ?? (style == .headline ? .semibold : .regular)
    var font = system(size: style.size(at: .large), weight: weight, design: design)
    font.textStyle = style
    return font
  }
}
