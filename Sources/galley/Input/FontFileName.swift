internal import Typography

/// A name that may be a font file's: a path, with `:INDEX` for a face of a collection.
struct FontFileName {
  private let name: String

  /// Takes a name as it was written.
  init(_ name: String) {
    self.name = name
  }

  /// Whether the name can hardly be a family's.
  var looksLikeFile: Bool {
    let path = (split?.path ?? name).lowercased()
    return path.contains("/")
      || [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"].contains { path.hasSuffix($0) }
  }

  /// Opens the face.
  ///
  /// 1. The whole name as a path.
  /// 2. What stands before the last colon as a path, if digits stand after it.
  func open() -> Result<FontFace, FontError> {
    let whole = Self.open(name, 0)
    guard case .failure(.notFound) = whole, let split else { return whole }
    return Self.open(split.path, split.index)
  }

  private var split: (path: String, index: Int)? {
    guard let colon = name.lastIndex(of: ":"), colon > name.startIndex else { return nil }
    let digits = name[name.index(after: colon)...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(digits) else {
      return nil
    }
    return (String(name[..<colon]), index)
  }

  private static func open(_ path: String, _ index: Int) -> Result<FontFace, FontError> {
    do throws(FontError) {
      return .success(try FontFace(FontData(contentsOf: path), index: index))
    } catch {
      return .failure(error)
    }
  }
}
