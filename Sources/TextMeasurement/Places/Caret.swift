public import Typography

/// Where an insertion point is shown.
public struct Caret: Hashable, Sendable {
  /// Where the caret stands: a rectangle without width, in layout space, as high as its line.
  ///
  /// At a boundary between directions it is the place of text in the direction nearer to the
  /// paragraph's.
  public let primary: Rect

  /// Where text of the other direction would be inserted; `nil` if that is the same place.
  public let secondary: Rect?
}
