extension Font {
  /// What a text is for, which says how large it is.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The title of a screen.
    case largeTitle

    /// A title of the first level.
    case title

    /// A title of the second level.
    case title2

    /// A title of the third level.
    case title3

    /// A heading, which is semibold.
    case headline

    /// A heading below another.
    case subheadline

    /// Running text.
    case body

    /// A text beside another.
    case callout

    /// A note.
    case footnote

    /// A caption.
    case caption

    /// A caption below another.
    case caption2
  }
}
