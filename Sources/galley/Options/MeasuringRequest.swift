internal import TextAnalysis
internal import TextMeasurement
internal import Typography

/// Everything that is asked about one text, but the text.
///
/// Lengths are in ``unit``, until ``inPoints()``; sizes of fonts are in points.
struct MeasuringRequest: Sendable {
  /// The font.
  var font = FontRequest()

  /// The room for one line; `nil` has no limit.
  var width: Double?

  /// The room for all lines; `nil` has no limit.
  var height: Double?

  /// Whether lines are of like length.
  var balances = false

  /// A BCP 47 tag.
  var language: String?

  /// The most lines; `nil` has no limit.
  var lineLimit: Int?

  /// Where text is left out that is beyond the limits; `nil` leaves out none.
  var truncation: Truncation.Mode?

  /// What stands for text that is left out; `nil` is an ellipsis.
  var ellipsis: String?

  /// The patterns that words are hyphenated by; `nil` for those of the language.
  private var patterns: HyphenationPatterns?

  /// What is left after each cluster.
  var tracking = 0.0

  /// How the text is measured.
  var options = MeasuringOptions()

  /// The unit of lengths.
  var unit = UnitName.pt

  /// How many dots there are to the inch; `nil` if that was not said.
  var dotsPerInch: Double?

  /// The width as it was given, where lengths were converted to points; `nil` elsewhere.
  var givenWidth: Double?

  /// The height as it was given, where lengths were converted to points; `nil` elsewhere.
  var givenHeight: Double?

  /// What ranges are counted in.
  var offsets = OffsetUnit.scalar

  /// Whether the bounds of the ink are asked for too.
  var showsInk = false

  /// Sets a parameter.
  ///
  /// - Parameters:
  ///   - parameter: What to set.
  ///   - value: Its value; null takes the limit off a length, and leaves anything else as it is.
  /// - Returns: Whether the value is one that the parameter can have.
  mutating func set(_ parameter: Parameter, to value: JSONValue) -> Bool {
    if case .null = value {
      if parameter == .width { width = nil }
      if parameter == .height { height = nil }
      return true
    }
    switch parameter {
    case .width, .height: return setLength(parameter, value)
    case .font, .size, .weight, .variation, .feature, .fallback:
      return font.set(parameter, to: value)
    case .maxLines:
      guard let number = value.double, let count = Int(exactly: number), count >= 1 else {
        return false
      }
      lineLimit = count
      return true
    case .tracking:
      guard let number = value.double, number.magnitude <= 32_768 else { return false }
      tracking = number
      return true
    case .lineSpacing, .lineHeightMultiple, .minLineHeight, .maxLineHeight:
      guard let number = value.double, number >= 0 else { return false }
      setNumber(parameter, number)
      return true
    case .padding:
      guard let length = value.double, length >= 0 else { return false }
      options.lineFragmentPadding = length
      return true
    case .dpi:
      guard let number = value.double, number > 0, number <= 100_000 else { return false }
      dotsPerInch = number
      return true
    case .insets:
      guard let insets = Insets(value) else { return false }
      options.insets = insets
      return true
    case .italic, .breakWords, .keepAll, .fixedLineHeight, .allowMissingFont, .countFinalNewline,
      .ink, .balance, .hyphenate:
      guard case .boolean(let isOn) = value else { return false }
      setSwitch(parameter, isOn)
      return true
    case .wrap, .unit, .language, .direction, .lineBreak, .align, .truncate, .ellipsis, .metrics,
      .offsets:
      guard case .string(let word) = value else { return false }
      return setWord(parameter, word)
    }
  }
}

extension MeasuringRequest {
  /// A text prepared in a font as is asked.
  func prepared(_ text: String, _ font: Font) -> PreparedText {
    guard tracking != 0 else {
      return PreparedText(text, font: font, language: language, options: options)
    }
    let styled = StyledText(
      text,
      style: style(in: font),
      paragraphStyle: options.paragraphStyle
    )
    return PreparedText(styled, options: options)
  }

  /// How text is set in a font.
  func style(in font: Font) -> TextStyle {
    var style = TextStyle(font: font, language: language)
    style.tracking = tracking
    return style
  }

  /// How much of a text is shown; `nil` if all is.
  var limit: LineLimit? {
    truncation.map { mode in
      LineLimit(
        lineCount: lineLimit,
        height: height,
        truncation: Truncation(mode, token: ellipsis)
      )
    }
  }

  /// Hyphenates words by patterns.
  mutating func hyphenate(by patterns: HyphenationPatterns) {
    self.patterns = patterns
    options.paragraphStyle.hyphenation = .by(patterns)
  }

  private mutating func setLength(_ parameter: Parameter, _ value: JSONValue) -> Bool {
    if case .string(let word) = value, case .null? = NumberText.length(word) {
      return set(parameter, to: .null)
    }
    guard let length = value.double, length >= 0 else { return false }
    if parameter == .width { width = length } else { height = length }
    return true
  }

  private mutating func setNumber(_ parameter: Parameter, _ number: Double) {
    switch parameter {
    case .lineSpacing: options.paragraphStyle.lineSpacing = number
    case .lineHeightMultiple: options.paragraphStyle.lineHeightMultiple = number
    case .minLineHeight: options.paragraphStyle.minimumLineHeight = number
    default: options.paragraphStyle.maximumLineHeight = number
    }
  }

  private mutating func setSwitch(_ parameter: Parameter, _ isOn: Bool) {
    switch parameter {
    case .italic: font.isItalic = isOn
    case .allowMissingFont: font.allowsMissingFont = isOn
    case .breakWords: options.paragraphStyle.lineBreakMode = isOn ? .byWords : .byWholeWords
    case .balance: balances = isOn
    case .hyphenate:
      options.paragraphStyle.hyphenation =
        isOn ? patterns.map { .by($0) } ?? .byLanguage : .none
    case .keepAll: options.paragraphStyle.lineBreaking.keepsAll = isOn
    case .fixedLineHeight: options.paragraphStyle.lineHeightPolicy = isOn ? .fixed : .natural
    case .countFinalNewline: options.countsFinalNewline = isOn
    default: showsInk = isOn
    }
  }

  private mutating func setWord(_ parameter: Parameter, _ word: String) -> Bool {
    switch (parameter, word) {
    case (.language, _): language = word
    case (.wrap, _):
      guard let wrap = TextWrap(rawValue: word) else { return false }
      options.paragraphStyle.textWrap = wrap
    case (.unit, _):
      guard let unit = UnitName(rawValue: word) else { return false }
      self.unit = unit
    case (.direction, "auto"): options.paragraphStyle.baseDirection = .automatic
    case (.direction, "ltr"): options.paragraphStyle.baseDirection = .leftToRight
    case (.direction, "rtl"): options.paragraphStyle.baseDirection = .rightToLeft
    case (.lineBreak, "auto"): options.paragraphStyle.lineBreaking.strictness = .automatic
    case (.lineBreak, "loose"): options.paragraphStyle.lineBreaking.strictness = .loose
    case (.lineBreak, "normal"): options.paragraphStyle.lineBreaking.strictness = .normal
    case (.lineBreak, "strict"): options.paragraphStyle.lineBreaking.strictness = .strict
    case (.truncate, _):
      guard let mode = Truncation.Mode(rawValue: word) else { return false }
      truncation = mode
    case (.ellipsis, _): ellipsis = word
    case (.align, _):
      guard let alignment = TextAlignment(rawValue: word), alignment != .natural else {
        return false
      }
      options.paragraphStyle.alignment = alignment
    case (.metrics, "apple"): options.metrics = .apple
    case (.metrics, "opentype"): options.metrics = .openType
    case (.offsets, _):
      guard let unit = OffsetUnit(rawValue: word) else { return false }
      offsets = unit
    default: return false
    }
    return true
  }
}

extension Insets {
  /// The insets that an array of the top, left, bottom and right one says, or a string of them with
  /// commas between; `nil` if a value is neither.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .string(let text):
      guard let list = NumberText.list(text) else { return nil }
      self.init(list)
    case .array(let values):
      let lengths = values.compactMap(\.double)
      guard lengths.count == 4, values.count == 4, lengths.allSatisfy({ $0 >= 0 }) else {
        return nil
      }
      self.init(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    default: return nil
    }
  }
}

extension FontRequest {
  /// Sets a parameter of the font; `false` if it cannot have the value.
  fileprivate mutating func set(_ parameter: Parameter, to value: JSONValue) -> Bool {
    switch parameter {
    case .font:
      guard case .string(let name) = value, !name.isEmpty else { return false }
      self.name = name
    case .size:
      guard let size = value.double, size > 0, size <= 100_000 else { return false }
      self.size = size
    case .weight:
      guard let weight = value.double, (1...1000).contains(weight) else { return false }
      self.weight = weight
    case .variation:
      guard let texts = value.strings else { return false }
      variations = texts.compactMap { FontVariation(parsing: $0) }
      return variations.count == texts.count
    case .feature:
      guard let texts = value.strings else { return false }
      features = texts.compactMap { FontFeature(parsing: $0) }
      return features.count == texts.count
    default:
      guard let names = value.strings, !names.contains("") else { return false }
      fallback = names
    }
    return true
  }
}
