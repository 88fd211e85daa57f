/// The four-letter name of an OpenType table, feature or axis.
public struct FontTag: Hashable, Sendable {
  /// The four letters as one number, the first in the highest byte.
  public let rawValue: UInt32

  /// Makes a tag of its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes a tag of one to four printable ASCII letters; shorter ones are filled with spaces.
  ///
  /// - Returns: `nil` if the text is no tag.
  public init?(_ text: some StringProtocol) {
    let letters = Array(text.utf8)
    guard (1...4).contains(letters.count), letters.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
    rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < letters.count ? letters[$1] : 0x20) }
  }

  /// The weight axis.
  public static let weight = FontTag(rawValue: 0x7767_6874)

  /// The width axis.
  package static let width = FontTag(rawValue: 0x7764_7468)

  /// The optical size axis.
  public static let opticalSize = FontTag(rawValue: 0x6F70_737A)

  /// The italic axis.
  public static let italic = FontTag(rawValue: 0x6974_616C)
}

extension FontTag: CustomStringConvertible {
  /// The four letters.
  public var description: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) },
      as: UTF8.self
    )
  }
}
