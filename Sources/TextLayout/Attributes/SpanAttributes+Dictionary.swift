import Foundation
import TextMeasurement

extension SpanAttributes {
  /// Takes the value of one attribute.
  ///
  /// - Returns: Whether it is of use; one that moves no text always is.
  mutating func read(_ value: Any, for key: NSAttributedString.Key) -> Bool {
    switch key {
    case .font: Self.set(&font, value as? Font)
    case .paragraphStyle: Self.set(&paragraphStyle, value as? ParagraphStyle)
    case .kern: Self.set(&kern, Self.number(value))
    case .tracking: Self.set(&tracking, Self.number(value))
    case .baselineOffset: Self.set(&baselineOffset, Self.number(value))
    case .ligature: Self.set(&ligatures, Self.ligatureLevel(value))
    case .attachment: Self.set(&attachment, value as? Attachment)
    case .writingDirection: Self.set(&writingDirections, Self.writingDirections(value))
    case .languageIdentifier: Self.set(&language, value as? String)
    case .inlinePresentationIntent: readIntent(value)
    default: readRendering(value, for: key)
    }
  }

  private static func set<Value>(_ property: inout Value?, _ value: Value?) -> Bool {
    guard let value else { return false }
    property = value
    return true
  }

  private mutating func readIntent(_ value: Any) -> Bool {
    guard let bits = Self.number(value).flatMap(UInt.init(exactly:)) else { return false }
    emphasis = InlineEmphasis(rawValue: bits)
    return true
  }

  private mutating func readRendering(_ value: Any, for key: NSAttributedString.Key) -> Bool {
    rendering[key.rawValue] = Self.text(value)
    return true
  }

  /// The number that a value is, if it is one.
  private static func number(_ value: Any) -> Double? {
    // On Linux, a CGFloat is no NSNumber.
    (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
  }

  private static func ligatureLevel(_ value: Any) -> LigatureLevel? {
    if let level = value as? LigatureLevel { return level }
    switch number(value) {
    case 0: return .required
    case 1: return .standard
    case 2: return .all
    default: return nil
    }
  }

  /// The directions that a list of numbers stands for, each a direction and a format.
  private static func writingDirections(_ value: Any) -> [WritingDirection]? {
    guard let values = value as? [Any] else { return nil }
    var directions: [WritingDirection] = []
    for value in values {
      switch number(value) {
      case 0: directions.append(.leftToRightEmbedding)
      case 1: directions.append(.rightToLeftEmbedding)
      case 2: directions.append(.leftToRightOverride)
      case 3: directions.append(.rightToLeftOverride)
      default: return nil
      }
    }
    return directions
  }

  /// A value that painting may need, as text; `nil` for values that have none of their own.
  private static func text(_ value: Any) -> String? {
    (value as? String) ?? (value as? URL)?.absoluteString ?? (value as? NSNumber)?.stringValue
      ?? number(value)?.description
  }
}
