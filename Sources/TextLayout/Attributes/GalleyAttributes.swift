public import Foundation

extension AttributeScopes {
  /// The scope of ``GalleyAttributes``.
  public var galley: GalleyAttributes.Type { GalleyAttributes.self }

  /// The attributes of an `AttributedString` that say how its text is set.
  ///
  /// There is one for each property of a `TextStyle`, and one for the style of paragraphs. The
  /// language is Foundation's own `languageIdentifier`.
  ///
  ///     var text = AttributedString("Total 12.50")
  ///     text.font = .system(size: 13)
  ///     text.tracking = 0.5
  ///
  /// Where another framework has an attribute of the same name, as AppKit has, the scope tells them
  /// apart: `text.galley.font`.
  public struct GalleyAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute

    /// What is left after each cluster beside the font's own kerning, in points.
    public let kern: KernAttribute

    /// What is left after each cluster, in points.
    public let tracking: TrackingAttribute

    /// How far the text stands above the baseline, in points; negative below it.
    public let baselineOffset: BaselineOffsetAttribute

    /// Which ligatures are set.
    public let ligatures: LigaturesAttribute

    /// What stands for each U+FFFC.
    public let attachment: AttachmentAttribute

    /// Whether a line may end inside the span.
    public let allowsLineBreaks: AllowsLineBreaksAttribute

    /// The directions that the span is set in, the outermost first.
    public let writingDirections: WritingDirectionsAttribute

    /// What painting needs to know.
    public let rendering: RenderingAttribute

    /// The style of the paragraphs that begin in the span.
    public let paragraphStyle: ParagraphStyleAttribute

    /// Foundation's attributes, of which some are honoured.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of the scope by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.GalleyAttributes, T>
  ) -> T {
    self[T.self]
  }
}
