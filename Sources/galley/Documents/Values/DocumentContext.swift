internal import Typography

/// What all of a document is read with.
struct DocumentContext {
  /// The cells as they are at first.
  let state: DocumentState

  /// Finds the fonts that texts name.
  let finder: FontFinder

  /// The most views and modifiers that can be in each other.
  static let depthLimit = 200
}
