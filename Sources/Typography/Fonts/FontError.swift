/// Why a font cannot be used: what, where and what to do.
public enum FontError: Error, Hashable, Sendable {
  /// The file or folder cannot be read; `reason` is the system's.
  case unreadable(file: String, reason: String)

  /// Nothing stands at the path.
  case notFound(file: String)

  /// The file has no bytes.
  case empty(file: String)

  /// The file holds more bytes than a font may have here.
  case tooLarge(file: String, limit: Int)

  /// The bytes are not an OpenType, TrueType, WOFF or WOFF2 font.
  case unrecognized(file: String)

  /// The bytes begin like a font and then break its rules; `reason` says where.
  case damaged(file: String, reason: String)

  /// The file holds fewer faces than the index asks for.
  case noSuchFace(file: String, index: Int, count: Int)

  /// No family of the library has the name; `nearest` are the names most like it, best first.
  case unknownFamily(name: String, nearest: [String])

  /// No folder stands at the path.
  case noSuchFolder(folder: String)

  /// A folder holds no font that can be used.
  case noFonts(folder: String)

  /// The system's list of fonts cannot be read.
  case systemFontsUnavailable
}

extension FontError: CustomStringConvertible {
  /// One line for people: the file, the cause, what to do.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "cannot read '\(file)': \(reason)"
    case .notFound(let file):
      "there is no font file '\(file)'"
    case .empty(let file):
      "the font file '\(file)' is empty"
    case .tooLarge(let file, let limit):
      "the font file '\(file)' is larger than \(limit / (1 << 20)) MB, the most a font may have"
    case .unrecognized(let file):
      "'\(file)' is not a font: give an OpenType, TrueType, WOFF or WOFF2 file"
    case .damaged(let file, let reason):
      "the font file '\(file)' is damaged: \(reason)"
    case .noSuchFace(let file, let index, let count):
      "'\(file)' has no face \(index): it holds \(count), numbered from 0"
    case .unknownFamily(let name, let nearest):
      nearest.isEmpty
        ? "there is no font family '\(name)'"
        : "there is no font family '\(name)'; the nearest names are "
          + nearest.map { "'\($0)'" }.joined(separator: ", ")
    case .noSuchFolder(let folder):
      "there is no folder '\(folder)'"
    case .noFonts(let folder):
      "the folder '\(folder)' holds no font that can be used"
    case .systemFontsUnavailable:
      "the system's list of fonts cannot be read: is fontconfig set up?"
    }
  }
}
