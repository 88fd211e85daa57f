/// A span of a paragraph that is written in one script.
///
/// Runs tile the paragraph: each begins where the one before it ends, the first at 0, and two
/// neighbours differ. ``Script/common`` appears only as the one run of a text without letters.
package struct ScriptRun: Hashable, Sendable {
  /// The end of the run, exclusive: a UTF-8 offset in the paragraph.
  package let end: Int

  /// The script of its characters, those that belong to no script included.
  package let script: Script

  /// Creates a run that ends before the UTF-8 offset `end`.
  package init(end: Int, script: Script) {
    self.end = end
    self.script = script
  }
}
