/// Keeps the pairing of brackets within its limit.
///
/// UAX #9 keeps at most 63 brackets open and pairs none where there would be more. ICU has no
/// limit, and its time grows with the square of the brackets that are open.
///
/// Source: UAX #9 BD16.
struct BracketLimit {
  /// The brackets that may be open at once.
  static let depth = 63

  /// The brackets that may open in a paragraph with embeddings or isolates, where this does not
  /// find out which of them are in one sequence.
  private static let total = 1024

  /// A neutral character that is no bracket, to stand for one that is not to be paired.
  private static let neutral = UInt16(UInt8(ascii: "!"))

  private let table: CharacterTable

  /// Creates a limit with the facts about characters.
  init(table: CharacterTable) {
    self.table = table
  }

  /// Makes all brackets of a paragraph neutral if they are not to be paired.
  ///
  /// - Parameter text: The paragraph, for the bidirectional algorithm alone to read.
  func apply(to text: UnsafeMutableBufferPointer<UInt16>) {
    guard isExceeded(in: text) else { return }
    for index in text.indices where isBracket(text[index]) { text[index] = Self.neutral }
  }

  private func isExceeded(in text: UnsafeMutableBufferPointer<UInt16>) -> Bool {
    var stack = BracketStack()
    for unit in text {
      if Self.isExplicitControl(unit) { return count(in: text) > Self.total }
      guard isBracket(unit) else { continue }
      if table.facts(of: UInt32(unit)).isClosingBracket {
        _ = stack.pop(CharacterProperties.pairedBracket(UInt32(unit)))
      } else if stack.count == Self.depth {
        return true
      } else {
        stack.push(UInt32(unit), script: nil)
      }
    }
    return false
  }

  private func count(in text: UnsafeMutableBufferPointer<UInt16>) -> Int {
    text.reduce(0) { $0 + (isBracket($1) ? 1 : 0) }
  }

  private func isBracket(_ unit: UInt16) -> Bool {
    guard unit & 0xF800 != 0xD800 else { return false }
    let facts = table.facts(of: UInt32(unit))
    return facts.isOpeningBracket || facts.isClosingBracket
  }

  /// Whether a character begins or ends an embedding, override or isolate.
  private static func isExplicitControl(_ unit: UInt16) -> Bool {
    (0x202A...0x202E).contains(unit) || (0x2066...0x2069).contains(unit)
  }
}
