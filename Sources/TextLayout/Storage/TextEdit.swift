/// What one edit of a storage changed, however many changes it was made of.
public struct TextEdit: Hashable, Sendable {
  /// What can change.
  public struct Actions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Styles have changed.
    public static let attributes = Actions(rawValue: 1)

    /// Characters have come, gone or changed.
    public static let characters = Actions(rawValue: 2)
  }

  /// What has changed.
  public internal(set) var actions: Actions

  /// Where it has, in the text as it was when the edit had ended: UTF-16 offsets.
  public internal(set) var range: Range<Int>

  /// How much longer the text is than before, in UTF-16 code units; negative if shorter.
  public internal(set) var delta: Int

  /// The edit that is this one and then another.
  func followed(by next: TextEdit) -> TextEdit {
    // What follows the later edit has moved by its delta.
    let oldEnd = next.range.upperBound - next.delta
    let end = max(range.upperBound, oldEnd) + next.delta
    return TextEdit(
      actions: actions.union(next.actions),
      range: min(range.lowerBound, next.range.lowerBound)..<end,
      delta: delta + next.delta
    )
  }
}
