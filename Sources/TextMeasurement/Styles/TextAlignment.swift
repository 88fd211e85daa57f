/// Where a line stands across the width.
///
/// Without a width to stand in, the widest line is that.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where the paragraph begins to be read: on the right if its base direction is from
  /// right to left, be that named or found in the text.
  case natural

  /// At the edge where text in the style's base direction begins; on the left if that is automatic.
  case leading

  /// In the middle.
  case center

  /// At the edge where text in the style's base direction ends; on the right if that is automatic.
  case trailing

  /// At both edges, by wider spaces; the last line of a paragraph, and one that must end, stands as
  /// ``natural``.
  case justified
}
