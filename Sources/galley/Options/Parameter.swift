internal import TextMeasurement

/// What can be asked of one text: the names are the keys of a row, and options set the same.
enum Parameter: String, CaseIterable, Sendable {
  case font, size, weight, italic, variation, feature
  case width, height, maxLines, truncate, ellipsis, balance, wrap
  case language, direction, hyphenate
  case breakWords, keepAll, lineBreak
  case tracking, align, lineSpacing, lineHeightMultiple, minLineHeight, maxLineHeight,
    fixedLineHeight
  case padding, insets, unit, dpi
  case metrics, fallback, allowMissingFont
  case offsets, countFinalNewline, ink

  /// The parameters by their names.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// What a value must be, for people: follows "must be".
  var expectation: String {
    switch self {
    case .font: "a family or a font file"
    case .size: "a number above 0, at most 100000"
    case .weight: "a number from 1 to 1000"
    case .variation: "an axis and a number, such as wght=650"
    case .feature: "a feature, such as liga, -liga or aalt=3"
    case .width, .height: "a number, at least 0, or none"
    case .language: "a BCP 47 tag, such as de or zh-Hant"
    case .direction: "auto, ltr or rtl"
    case .lineBreak: "auto, loose, normal or strict"
    case .maxLines: "a number of lines, at least 1"
    case .wrap: "greedy, balanced or pretty"
    case .truncate: "head, middle or tail"
    case .ellipsis: "a text"
    case .tracking: "a number from -32768 to 32768"
    case .align: "leading, center, trailing or justified"
    case .lineSpacing, .lineHeightMultiple, .minLineHeight, .maxLineHeight: "a number, at least 0"
    case .padding: "a number, at least 0"
    case .insets: "four numbers, at least 0: top,left,bottom,right"
    case .unit: "pt, mm, em or dots"
    case .dpi: "a number above 0, at most 100000"
    case .metrics: "apple or opentype"
    case .fallback: "a family or a font file, or a list of them"
    case .offsets: "scalar, utf8 or utf16"
    case .italic, .breakWords, .keepAll, .fixedLineHeight, .allowMissingFont, .countFinalNewline,
      .ink, .balance, .hyphenate:
      "true or false"
    }
  }

  /// A value as it is written in an argument or in a cell; `nil` if it cannot be one.
  func value(parsing text: String) -> JSONValue? {
    switch self {
    case .size, .weight, .maxLines, .tracking, .lineSpacing, .lineHeightMultiple, .minLineHeight,
      .maxLineHeight, .padding, .dpi:
      NumberText.double(text).map { .number($0) }
    case .width, .height: NumberText.length(text)
    case .insets: NumberText.list(text)
    case .italic, .breakWords, .keepAll, .fixedLineHeight, .allowMissingFont, .countFinalNewline,
      .ink, .balance, .hyphenate:
      switch text {
      case "true": .boolean(true)
      case "false": .boolean(false)
      default: nil
      }
    case .variation, .feature, .fallback:
      .array(text.split(separator: ";").map { .string(String($0)) })
    default: .string(text)
    }
  }
}
