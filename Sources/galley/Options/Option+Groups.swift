extension Option {
  /// The options that say how a text is measured.
  static let ofText: [Option] = [
    .font, .size, .weight, .italic, .variation, .feature, .width, .height, .maxLines, .truncate,
    .ellipsis, .balance, .wrap, .language, .direction, .hyphenate, .hyphenationPatterns,
    .noBreakWords,
    .keepAll, .lineBreak, .tracking, .align, .lineSpacing,
    .lineHeightMultiple, .minLineHeight, .maxLineHeight, .fixedLineHeight, .padding, .insets, .unit,
    .dpi,
    .metrics, .fallback, .noFallback, .fontDir, .systemFonts, .allowMissingFont, .offsets, .escapes,
    .countFinalNewline,
    .ink,
  ]

  /// Those of them that ask for nothing at a width.
  static let ofShape = ofText.filter {
    ![.width, .height, .maxLines, .truncate, .ellipsis, .balance, .wrap, .noBreakWords, .ink]
      .contains($0)
  }

  /// The options of the commands about one text.
  static let ofOneText: [Option] = [.file, .dump, .explain]
}
