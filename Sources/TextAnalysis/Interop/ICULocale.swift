internal import CICUShim

/// A locale in ICU's spelling, with the strictness of line breaking in it.
struct ICULocale: Hashable, Sendable {
  /// The name ICU knows it by; empty for the root locale.
  let name: String

  /// The room for a name with its final zero: ICU's own limit for whole names.
  private static let capacity = 157

  /// Finds the locale of a language tag.
  ///
  /// What cannot be read of the tag is left out; of a tag that makes no sense the root locale
  /// remains. Wraps `uloc_forLanguageTag` and `uloc_setKeywordValue`.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag; underscores are read as hyphens. `nil` for the root locale.
  ///   - strictness: Becomes the keyword `lb`, in place of one that the tag may have.
  init(language: String?, strictness: LineBreakStrictness) {
    name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.capacity) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let limit = Int32(Self.capacity)
      start.initialize(repeating: 0, count: Self.capacity)
      if let language, Self.isPlausible(language) {
        let tag = String(decoding: language.utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
        if galley_uloc_for_language_tag(tag, start, limit) < 0 { start.pointee = 0 }
      }
      if let keyword = strictness.keyword,
        !galley_uloc_set_keyword("lb", keyword, start, limit)
      {
        start.pointee = 0
      }
      return String(cString: start)
    }
  }

  /// Whether the tag consists of nothing but ASCII letters, digits and separators.
  private static func isPlausible(_ language: String) -> Bool {
    language.utf8.count < capacity
      && language.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
          || byte == 0x2D || byte == 0x5F
      }
  }
}

extension LineBreakStrictness {
  /// The value of ICU's keyword `lb`; `nil` leaves the choice to the language.
  fileprivate var keyword: String? {
    switch self {
    case .automatic: nil
    case .loose: "loose"
    case .normal: "normal"
    case .strict: "strict"
    }
  }
}
