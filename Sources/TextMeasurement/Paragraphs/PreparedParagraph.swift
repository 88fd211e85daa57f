internal import TextAnalysis
internal import Typography

/// One paragraph of a document, prepared by itself: its lines are found one by one, wherever they stand.
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
  ///   - options: How it is measured. Of their paragraph style only the hyphenation is looked at, which
  ///     is that of paragraphs whose own style has none. Line gaps are kept whatever they say.
  ///   - former: What the paragraph was before an edit, of its text or its styles: what did not change
  ///     is not shaped again. The paragraph is the same without it.
  /// - Complexity: O(*n*) in the text.
  package init(
    _ text: Substring,
    _ styling: ParagraphStyling,
    _ options: MeasuringOptions,
    reusing former: PreparedParagraph? = nil
  ) {
    let style = styling.paragraphStyle(by: options)
    var options = options
    options.usesFontLeading = true
    paragraph = Workspace.lend { [options] workspace in
      let spans = styling.spans(of: text, workspace)
      return ParagraphBuilder.prepare(
        text.byteArray,
        spans.spans(in: 0..<text.utf8.count),
        spans.table,
        workspace.rules(of: style),
        options: options,
        reusing: former?.paragraph,
        workspace
      )
    }
  }

  /// What tells the paragraph from others that are prepared now.
  package var id: ObjectIdentifier { ObjectIdentifier(paragraph) }

  /// The runs of text that were shaped to prepare the paragraph, in part at least: all of them, or
  /// those that an edit changed.
  package var shapedRunCount: Int { paragraph.shapedRunCount }

  /// The bytes of text that were shaped to prepare it.
  package var shapedByteCount: Int { paragraph.shapedByteCount }

  /// Whether the paragraph as a whole is read from right to left.
  package var isRightToLeft: Bool { paragraph.baseLevel.isRightToLeft }

  /// The length of the text with its separator.
  package var count: Int { paragraph.bytes.count }

  /// The width that a line needs, with its indents.
  package func neededWidth(of width: Int64, from position: LinePosition) -> Int64 {
    paragraph.rules.indents.extent(of: width, isFirst: position.offset == 0)
  }

  /// The widest piece that cannot be broken, with indents.
  package var minimumWidth: Int64 { paragraph.minimumWidth }

  /// What is left around the lines of the paragraph.
  package var spacing: ParagraphSpacing { paragraph.rules.stacking.spacing }
}

extension ParagraphStyling {
  /// The style of the paragraph, hyphenated by what options say if it says nothing itself.
  fileprivate func paragraphStyle(by options: MeasuringOptions) -> ParagraphStyle {
    let hyphenation = options.paragraphStyle.hyphenation
    guard hyphenation != .none, paragraphStyle.hyphenation == .none else { return paragraphStyle }
    var style = paragraphStyle
    style.hyphenation = hyphenation
    return style
  }

  /// The styles, resolved.
  fileprivate func spans(of text: Substring, _ workspace: Workspace) -> TextSpans {
    if let plain { return TextSpans(workspace.table(plain.font, language: plain.language)) }
    guard isUniform, !hasAttachments else {
      return TextSpans(StyledText(text, self), resolve: workspace.resolve)
    }
    return TextSpans(StyleTable([firstStyle.measured], resolve: workspace.resolve))
  }
}

extension Substring {
  /// The bytes, copied at once where they lie side by side.
  fileprivate var byteArray: [UInt8] {
    utf8.withContiguousStorageIfAvailable { Array($0) } ?? Array(utf8)
  }
}
