public import TextMeasurement

/// An attribute that would move text, but is left out as its value is not of the right type.
public struct UnreadableAttribute: Hashable, Sendable {
  /// The raw value of its key, such as `NSKern`.
  public let name: String

  /// The span that has it: UTF-16 offsets in the attributed string, half-open.
  public let range: Range<UTF16Offset>

  /// Its value, as text.
  public let value: String

  /// The type of its value.
  public let typeName: String

  init(name: String, range: Range<UTF16Offset>, value: Any) {
    self.name = name
    self.range = range
    self.value = "\(value)"
    typeName = "\(type(of: value))"
  }
}

extension UnreadableAttribute: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    "'\(name)' at \(range.lowerBound.utf16)–\(range.upperBound.utf16) is left out: "
      + "its value is \(value), of type \(typeName)"
  }
}
