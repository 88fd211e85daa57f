/// Divides a text into runs of one script, scalar by scalar.
///
/// 1. A character that is common, or inherited, takes the script of the character before it;
///    leading ones take the first script that follows.
/// 2. A closing bracket takes the script of its opening one.
/// 3. A character of several scripts (`Script_Extensions`) stays in the run if the run's script is
///    among them. If not, and if it is common, it begins the next run where the next script is
///    among them, and stays where it is otherwise.
/// 4. Any other character has the script of its property. Han, Hiragana and Katakana stay apart.
///
/// Source: UAX #24 section 5.
struct ScriptItemizer {
  /// The script of the run that is open; `nil` before the first.
  private var current: ScriptCode?

  /// A place where a run may have to begin, by rule 3: its offset, and the character there.
  private var candidate: (offset: Int, scalar: UInt32)?

  private var brackets = BracketStack()

  /// The opening brackets so far.
  private(set) var openingBrackets = 0

  /// Begins a new text.
  mutating func reset() {
    current = nil
    candidate = nil
    brackets.removeAll()
    openingBrackets = 0
  }

  /// Takes the next scalar.
  ///
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - facts: The facts about it.
  ///   - offset: The UTF-8 offset at which it begins.
  ///   - table: Names scripts.
  ///   - runs: Receives the run that ends here, if one does.
  @inline(__always)
  mutating func take(
    _ scalar: UInt32,
    facts: ScalarFacts,
    at offset: Int,
    table: CharacterTable,
    runs: inout [ScriptRun]
  ) {
    if facts.isNeutral { return }
    if facts.isPlain, facts.script == current, candidate == nil { return }
    consider(scalar, facts: facts, at: offset, table: table, runs: &runs)
  }

  /// Ends the text.
  ///
  /// - Parameters:
  ///   - end: The UTF-8 length of the text, not zero.
  ///   - table: Names scripts.
  ///   - runs: Receives the last run.
  func finish(at end: Int, table: CharacterTable, runs: inout [ScriptRun]) {
    runs.append(ScriptRun(end: end, script: table.script(current ?? .common)))
  }

  @inline(never)
  private mutating func consider(
    _ scalar: UInt32,
    facts: ScalarFacts,
    at offset: Int,
    table: CharacterTable,
    runs: inout [ScriptRun]
  ) {
    if facts.isClosingBracket,
      let opening = brackets.pop(CharacterProperties.pairedBracket(scalar))
    {
      if let script = opening.script {
        begin(script, at: offset, table: table, runs: &runs)
      }
      return
    }
    if facts.hasScriptExtensions, let current, CharacterProperties.isUsed(scalar, in: current) {
      keepCandidateInRun()
    } else if facts.script.isShared {
      if facts.hasScriptExtensions, facts.script == .common, current != nil, candidate == nil {
        candidate = (offset, scalar)
      }
    } else {
      begin(facts.script, at: offset, table: table, runs: &runs)
    }
    if facts.isOpeningBracket {
      openingBrackets += 1
      brackets.push(scalar, script: candidate == nil ? current : nil)
    }
  }

  /// Rule 3, "stays where it is".
  private mutating func keepCandidateInRun() {
    guard candidate != nil, let current else { return }
    candidate = nil
    brackets.decide(current)
  }

  /// Continues in `script`: with the open run if it is the run's, else with a new one.
  private mutating func begin(
    _ script: ScriptCode,
    at offset: Int,
    table: CharacterTable,
    runs: inout [ScriptRun]
  ) {
    guard let previous = current else {
      current = script
      brackets.decide(script)
      return
    }
    var start = offset
    if let candidate {
      if CharacterProperties.isUsed(candidate.scalar, in: script) {
        start = candidate.offset
        self.candidate = nil
        brackets.decide(script)
      } else {
        keepCandidateInRun()
      }
    }
    guard script != previous else { return }
    runs.append(ScriptRun(end: start, script: table.script(previous)))
    current = script
  }
}
