/// The embedded families that have a role of their own.
enum EmbeddedFamilies {
  /// The family for interfaces.
  static let interface = family(.systemUI)

  /// The family with serifs.
  static let serif = family(.serif)

  /// The family whose letters are equally wide.
  static let monospaced = family(.monospace)

  private static func family(_ generic: GenericFamily) -> FontFamily {
    guard let family = FontLibrary.embedded.family(generic.rawValue) else {
      preconditionFailure("the table of embedded fonts lacks \(generic.familyName)")
    }
    return family
  }
}
