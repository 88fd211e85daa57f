/// An option of the command line.
enum Option: String, CaseIterable, Sendable {
  case font, size, weight, italic, variation, feature
  case width, height, balance, wrap
  case language, direction, hyphenate
  case hyphenationPatterns = "hyphenation-patterns"
  case noBreakWords = "no-break-words"
  case keepAll = "keep-all"
  case lineBreak = "line-break"
  case tracking, align
  case lineSpacing = "line-spacing"
  case lineHeightMultiple = "line-height-multiple"
  case minLineHeight = "min-line-height"
  case maxLineHeight = "max-line-height"
  case fixedLineHeight = "fixed-line-height"
  case padding, insets, unit, dpi
  case metrics, fallback
  case noFallback = "no-fallback"
  case fontDir = "font-dir"
  case systemFonts = "system-fonts"
  case allowMissingFont = "allow-missing-font"
  case from
  case box
  case maxLines = "max-lines"
  case truncate, ellipsis
  case minSize = "min-size"
  case maxSize = "max-size"
  case step, lines
  case breakWords = "break-words"
  case scale
  case ink, dump, explain
  case requireFit = "require-fit"
  case trace
  case explainView = "explain-view"
  case sweep, svg, lint
  case format, value, offsets
  case escapes = "e"
  case file
  case countFinalNewline = "count-final-newline"
  case input, jobs, color, version, help

  /// What the option says of a text, if it does.
  var parameter: Parameter? {
    switch self {
    case .font: .font
    case .size: .size
    case .weight: .weight
    case .italic: .italic
    case .variation: .variation
    case .feature: .feature
    case .width: .width
    case .height: .height
    case .balance: .balance
    case .wrap: .wrap
    case .language: .language
    case .direction: .direction
    case .hyphenate: .hyphenate
    case .noBreakWords: .breakWords
    case .keepAll: .keepAll
    case .lineBreak: .lineBreak
    case .maxLines: .maxLines
    case .truncate: .truncate
    case .ellipsis: .ellipsis
    case .tracking: .tracking
    case .align: .align
    case .lineSpacing: .lineSpacing
    case .lineHeightMultiple: .lineHeightMultiple
    case .minLineHeight: .minLineHeight
    case .maxLineHeight: .maxLineHeight
    case .fixedLineHeight: .fixedLineHeight
    case .padding: .padding
    case .insets: .insets
    case .unit: .unit
    case .dpi: .dpi
    case .metrics: .metrics
    case .fallback, .noFallback: .fallback
    case .allowMissingFont: .allowMissingFont
    case .offsets: .offsets
    case .countFinalNewline: .countFinalNewline
    case .ink: .ink
    default: nil
    }
  }

  /// What stands for the argument in the help; `nil` if the option takes none.
  var placeholder: String? {
    switch self {
    case .font, .fallback: "font"
    case .width, .height, .tracking, .lineSpacing, .minLineHeight, .maxLineHeight, .padding, .from:
      "length"
    case .size, .minSize, .maxSize, .step: "points"
    case .box: "WxH"
    case .unit: "pt|mm|em|dots"
    case .insets: "T,L,B,R"
    case .wrap: "greedy|balanced|pretty"
    case .truncate: "head|middle|tail"
    case .ellipsis: "text"
    case .weight, .lineHeightMultiple, .maxLines, .lines, .dpi: "number"
    case .align: "leading|center|trailing|justified"
    case .variation: "axis=number"
    case .feature: "feature"
    case .language: "tag"
    case .direction: "auto|ltr|rtl"
    case .lineBreak: "auto|loose|normal|strict"
    case .metrics: "apple|opentype"
    case .fontDir: "folder"
    case .scale: "number"
    case .format: "format"
    case .value: "width|height|lines|size"
    case .offsets: "scalar|utf8|utf16"
    case .file, .hyphenationPatterns, .svg: "path"
    case .explainView: "view"
    case .sweep: "A...B"
    case .input: "jsonl|csv|tsv|lines"
    case .jobs: "number"
    case .color: "auto|always|never"
    case .italic, .hyphenate, .noBreakWords, .keepAll, .fixedLineHeight, .noFallback, .systemFonts,
      .allowMissingFont, .ink, .balance, .breakWords, .dump, .explain, .requireFit, .escapes,
      .countFinalNewline, .trace, .lint, .version, .help:
      nil
    }
  }

  /// How the option is given: `--font`, `-e`.
  var spelling: String { self == .escapes ? "-e" : "--" + name }

  /// The name without hyphens; that of ``explain`` takes a view in the command that lays views out.
  private var name: String { self == .explainView ? Option.explain.rawValue : rawValue }

  /// How the option is given, with its argument: `--font <font>`.
  var usage: String {
    (self == .help ? "-h, " : "") + spelling + (placeholder.map { " <\($0)>" } ?? "")
  }

  /// How the scanner finds the option.
  var scannerSpelling: OptionScanner.Spelling {
    OptionScanner.Spelling(
      name: self == .escapes ? "" : name,
      letter: self == .escapes ? "e" : self == .help ? "h" : nil,
      takesArgument: placeholder != nil
    )
  }
}
