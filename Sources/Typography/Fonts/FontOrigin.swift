/// Where a font's bytes come from.
public enum FontOrigin: Hashable, Sendable {
  /// A file inside this library's binary, by its name.
  case embedded(name: String)

  /// A file, by its path.
  case file(path: String)

  /// Bytes that a program handed over, under the name it gave them.
  case memory(name: String)
}

extension FontOrigin {
  /// Whether the bytes are part of this library's binary.
  var isEmbedded: Bool {
    if case .embedded = self { true } else { false }
  }
}

extension FontOrigin: CustomStringConvertible {
  /// The path; with `embedded:` or `memory:` before the name where there is none.
  public var description: String {
    switch self {
    case .embedded(let name): "embedded:\(name)"
    case .file(let path): path
    case .memory(let name): "memory:\(name)"
    }
  }
}
