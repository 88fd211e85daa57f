extension Option {
  /// The options that say how a text is measured.
  static let ofText: [Option] = [
    .font, .size, .weight, .italic, .variation, .feature, .width, .height, .language, .direction,
    .noBreakWords, .keepAll, .lineBreak, .tracking, .align, .lineSpacing, .lineHeightMultiple,
    .minLineHeight,
    .maxLineHeight, .fixedLineHeight, .metrics, .fallback, .noFallback, .fontDir, .systemFonts,
    .allowMissingFont, .offsets, .escapes, .countFinalNewline, .ink,
  ]

  /// The options of the commands about one text.
  static let ofOneText: [Option] = [.file, .dump]
}
