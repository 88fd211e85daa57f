// Rendering attributes move with the text as it is edited, and go with the lines they belong to:
// where text is laid out again they are gone, unless the validator sets them anew. They cause no
// layout.
extension TextLayoutManager {
  /// Gives a range these rendering attributes and no others.
  ///
  /// - Complexity: O(*s*) in the spans of equal attributes.
  public func setRenderingAttributes(_ attributes: RenderingAttributes, for range: TextRange) {
    rendering.change(inText(range)) { _ in attributes }
  }

  /// Gives a range these rendering attributes; others that it has stay.
  ///
  /// - Complexity: O(*s*) in the spans of equal attributes.
  public func addRenderingAttributes(_ attributes: RenderingAttributes, for range: TextRange) {
    rendering.change(inText(range)) { $0.merging(attributes) }
  }

  /// Takes a rendering attribute from a range.
  ///
  /// - Complexity: O(*s*) in the spans of equal attributes.
  public func removeRenderingAttribute(_ key: RenderingAttributes.Key, for range: TextRange) {
    rendering.change(inText(range)) {
      var attributes = $0
      attributes.remove(key)
      return attributes
    }
  }

  /// Takes all rendering attributes from a range, and lets the validator set those of its
  /// paragraphs anew.
  ///
  /// - Complexity: O(*s*) in the spans of equal attributes, and O(*k* log *n*) in the paragraphs of
  ///   the range.
  public func invalidateRenderingAttributes(for range: TextRange) {
    rendering.remove(inText(range))
    for index in store.paragraphs(touching: inText(range)) {
      store.paragraphs[index].layout?.hasValidatedRendering = false
    }
  }

  /// The rendering attributes of a range.
  ///
  /// The validator is asked first about fragments of it that were laid out since it last was.
  ///
  /// - Parameter range: A part of the text; what lies beyond it is left out.
  /// - Returns: Spans in the order of the text, each as long as it can be in the range; text
  ///   between them has no attributes.
  /// - Complexity: O(*s*) in the spans, and O(*k* log *n*) in the paragraphs of the range if there
  ///   is a validator.
  public func renderingAttributes(in range: TextRange) -> [RenderingSpan] {
    validateRendering(in: inText(range))
    return rendering.spans(in: inText(range)).map {
      RenderingSpan(range: TextRange($0.range), attributes: $0.attributes)
    }
  }

  /// The rendering attributes of the character at a place; none at the end of the text.
  public func renderingAttributes(at location: TextLocation) -> RenderingAttributes {
    let end = TextLocation(min(location.offset + 1, length))
    guard location < end else { return RenderingAttributes() }
    let range = TextRange(location: location, end: end)
    return renderingAttributes(in: range).first?.attributes ?? RenderingAttributes()
  }

  private func validateRendering(in range: Range<Int>) {
    guard let validator = renderingAttributesValidator, !range.isEmpty else { return }
    for index in store.paragraphs(touching: range) {
      guard let layout = store.validLayout(index), !layout.hasValidatedRendering,
        store.knowledge(ofParagraph: index) == .lines, let fragment = fragment(ofParagraph: index)
      else { continue }
      layout.hasValidatedRendering = true
      validator(self, fragment)
    }
  }

  private func inText(_ range: TextRange) -> Range<Int> {
    range.offsets.clamped(to: 0..<length)
  }
}
