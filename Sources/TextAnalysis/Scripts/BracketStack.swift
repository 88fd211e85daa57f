/// The brackets that are open at some place of a text, and the script each was opened in.
///
/// Holds the 64 innermost; the outermost is forgotten when one more opens.
struct BracketStack {
  /// An open bracket.
  struct Entry {
    /// The opening bracket.
    let bracket: UInt32

    /// The script it takes; `nil` until the text before it or after it decides.
    var script: ScriptCode?
  }

  private static let depth = 64
  private var entries: [Entry] = []
  private var hasUndecided = false

  /// Creates an empty stack.
  init() {
    entries.reserveCapacity(Self.depth)
  }

  /// The number of open brackets.
  var count: Int { entries.count }

  /// Forgets all brackets.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    hasUndecided = false
  }

  /// Opens a bracket in a script, or in one to be decided.
  mutating func push(_ bracket: UInt32, script: ScriptCode?) {
    if entries.count == Self.depth { entries.removeFirst() }
    entries.append(Entry(bracket: Self.canonical(bracket), script: script))
    if script == nil { hasUndecided = true }
  }

  /// Closes the innermost open pair of a bracket and all that were opened inside it.
  ///
  /// - Parameter opening: The opening bracket of the pair.
  /// - Returns: `nil` if no such bracket is open; nothing is closed then.
  mutating func pop(_ opening: UInt32) -> Entry? {
    let opening = Self.canonical(opening)
    guard let index = entries.lastIndex(where: { $0.bracket == opening }) else { return nil }
    let entry = entries[index]
    entries.removeSubrange(index...)
    return entry
  }

  /// Gives all brackets that wait for a script this one.
  mutating func decide(_ script: ScriptCode) {
    guard hasUndecided else { return }
    for index in entries.indices where entries[index].script == nil {
      entries[index].script = script
    }
    hasUndecided = false
  }

  /// One of two canonically equivalent angle brackets for both (UAX #9 BD16).
  private static func canonical(_ bracket: UInt32) -> UInt32 {
    bracket == 0x2329 ? 0x3008 : bracket
  }
}
