/// Why a file of hyphenation patterns cannot be used: what, where and what to do.
public enum HyphenationError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty(file: String)

  /// The file holds more bytes than a file of patterns may have here.
  case tooLarge(file: String, limit: Int)

  /// The file is neither one of TeX nor one of libhyphen.
  case unrecognized(file: String)

  /// The first line of a file of libhyphen names a charset that cannot be read.
  case unsupportedCharset(file: String, charset: String)

  /// A line breaks the rules of the form; lines count from 1, and `reason` says what is wrong.
  case damaged(file: String, line: Int, reason: String)

  /// The file holds no pattern that can be used.
  case noPatterns(file: String)
}

extension HyphenationError: CustomStringConvertible {
  /// One line for people: the file, the cause, what to do.
  public var description: String {
    switch self {
    case .empty(let file):
      "the pattern file '\(file)' is empty"
    case .tooLarge(let file, let limit):
      "the pattern file '\(file)' is larger than \(limit >> 20) MB, the most that one may have"
    case .unrecognized(let file):
      "'\(file)' holds no hyphenation patterns: give a file of TeX with \\patterns{…}, or one of "
        + "libhyphen, whose first line names a charset"
    case .unsupportedCharset(let file, let charset):
      "the pattern file '\(file)' is in the charset '\(charset)', which cannot be read: convert it "
        + "to UTF-8"
    case .damaged(let file, let line, let reason):
      "the pattern file '\(file)' is damaged in line \(line): \(reason)"
    case .noPatterns(let file):
      "the pattern file '\(file)' holds no pattern that can be used"
    }
  }
}
