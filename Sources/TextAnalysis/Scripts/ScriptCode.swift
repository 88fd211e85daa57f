/// A script in the numbering of the library that knows its characters.
///
/// Faster to compare than to name; ``CharacterTable/script(_:)`` gives the ``Script``.
struct ScriptCode: RawRepresentable, Hashable, Sendable {
  /// The number.
  let rawValue: UInt16

  /// `Zyyy`.
  static let common = ScriptCode(rawValue: 0)

  /// `Zinh`.
  static let inherited = ScriptCode(rawValue: 1)

  /// Whether the script is left to the neighbours: common or inherited.
  var isShared: Bool { rawValue <= 1 }
}
