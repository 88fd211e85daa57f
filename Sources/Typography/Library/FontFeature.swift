/// A setting of one OpenType feature.
///
/// Source: OpenType `GSUB` and `GPOS` feature tags.
public struct FontFeature: Hashable, Sendable {
  /// The feature's four letters, such as `liga`.
  public let tag: FontTag

  /// 0 switches the feature off, 1 on; higher values choose an alternate.
  public let value: UInt32

  /// Makes a setting of a feature.
  public init(_ tag: FontTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }

  /// Reads a setting as it is written on a command line: `liga`, `+liga`, `-liga` or `aalt=3`.
  ///
  /// - Returns: `nil` if the text is none of these.
  public init?(parsing text: String) {
    var name = Substring(text)
    var value: UInt32 = 1
    if name.hasPrefix("-") || name.hasPrefix("+") {
      value = name.hasPrefix("-") ? 0 : 1
      name.removeFirst()
    } else if let equals = name.firstIndex(of: "=") {
      guard let number = UInt32(name[name.index(after: equals)...]) else { return nil }
      value = number
      name = name[..<equals]
    }
    guard let tag = FontTag(name) else { return nil }
    self.init(tag, value: value)
  }
}
