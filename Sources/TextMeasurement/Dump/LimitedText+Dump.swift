extension LimitedText {
  /// The lines that are shown as a tree, like ``PreparedText/dump(forWidth:)``.
  ///
  /// A token has the range of the text that it stands for:
  ///
  ///     token [8..<21) x 64.2 advance 11.9 …
  ///
  /// - Returns: The tree, one node a line of text, without a newline at its end.
  /// - Complexity: O(*n*) in the glyphs.
  public func dump() -> String { text.dump(placedLines) }
}
