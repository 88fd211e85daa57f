internal import TextAnalysis
internal import Typography

/// One paragraph of a document, prepared by itself: its lines are found one by one, wherever they
/// stand.
///
/// A handle of one word; what is behind it is immutable and shared by threads. Lengths are layout
/// units and offsets are UTF-8 offsets in the paragraph.
package struct PreparedParagraph: Sendable {
  let paragraph: Paragraph

  /// Prepares a paragraph.
  ///
  /// - Parameters:
  ///   - text: The paragraph with its separator; not empty.
  ///   - styling: Its styles.
  ///   - options: How it is measured. Of their paragraph style only the hyphenation is looked at,
  ///     which is that of paragraphs whose own style has none. Line gaps are kept whatever they
  ///     say.
  ///   - former: What the paragraph was before an edit, of its text or its styles: what did not
  ///     change is not shaped again. The paragraph is the same without it.
  /// - Complexity: O(*n*) in the text.
  package init(
    _ text: Substring,
    _ styling: ParagraphStyling,
    _ options: MeasuringOptions,
    reusing former: PreparedParagraph? = nil
  ) {
    let metricsRules = LineMetricsRules(policy: options.metrics, usesFontLeading: true)
    paragraph = Workspace.lend { workspace in
      let (spans, rules) = styling.resolved(for: text, options, workspace)
      return ParagraphBuilder.prepare(
        ParagraphText(text),
        spans.spans(in: 0..<text.utf8.count),
        spans.table,
        rules,
        metricsRules,
        reusing: former?.paragraph,
        workspace
      )
    }
  }

  /// What tells the paragraph from others that are prepared now.
  package var id: ObjectIdentifier { ObjectIdentifier(paragraph) }

  /// The runs of text that were shaped to prepare the paragraph, in part at least: all of them, or
  /// those that an edit changed.
  package var shapedRunCount: Int { Int(paragraph.shapedRunCount) }

  /// The bytes of text that were shaped to prepare it.
  package var shapedByteCount: Int { Int(paragraph.shapedByteCount) }

  /// Whether the paragraph as a whole is read from right to left.
  package var isRightToLeft: Bool { paragraph.baseLevel.isRightToLeft }

  /// The length of the text with its separator.
  package var count: Int { paragraph.text.count }

  /// The width that a line needs, with its indents.
  package func neededWidth(of width: Int64, from position: LinePosition) -> Int64 {
    paragraph.rules.indents.extent(of: width, isFirst: position.offset == 0)
  }

  /// The widest piece that cannot be broken, with indents.
  package var minimumWidth: Int64 { paragraph.minimumWidth }

  /// Whether a line position is the end of the paragraph.
  package func isEnd(_ position: LinePosition) -> Bool {
    position.start.place >= paragraph.breaks.places.count
  }

  /// The UTF-16 code units of a part of the text: UTF-8 offsets.
  ///
  /// - Complexity: O(*k*) in the bytes of the part, eight at a time.
  package func utf16Count(in range: Range<Int>) -> Int {
    paragraph.text.withUnsafeBufferPointer {
      UTF16Count.units(of: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// What is left around the lines of the paragraph.
  package var spacing: ParagraphSpacing { paragraph.rules.stacking.spacing }
}

extension ParagraphStyling {
  /// The styles, resolved, and the rules of the paragraph.
  fileprivate func resolved(
    for text: Substring,
    _ options: MeasuringOptions,
    _ workspace: Workspace
  ) -> (TextSpans, LineRules) {
    if let plain, !options.paragraphStyle.hasHyphenation {
      return workspace.styles(of: self) {
        (
          TextSpans(workspace.table(plain.font, language: plain.language)),
          workspace.rules(of: paragraphStyle)
        )
      }
    }
    return (
      spans(of: text, workspace),
      workspace.rules(of: paragraphStyle(by: options.paragraphStyle.hyphenation))
    )
  }

  /// The style of the paragraph, hyphenated by what options say if it says nothing itself.
  private func paragraphStyle(by hyphenation: Hyphenation) -> ParagraphStyle {
    guard hyphenation != .none, paragraphStyle.hyphenation == .none else { return paragraphStyle }
    var style = paragraphStyle
    style.hyphenation = hyphenation
    return style
  }

  /// The styles, resolved.
  private func spans(of text: Substring, _ workspace: Workspace) -> TextSpans {
    if let plain { return TextSpans(workspace.table(plain.font, language: plain.language)) }
    guard isUniform, !hasAttachments else {
      return TextSpans(StyledText(text, self), resolve: workspace.resolve)
    }
    return TextSpans(StyleTable([firstStyle.measured], resolve: workspace.resolve))
  }
}
