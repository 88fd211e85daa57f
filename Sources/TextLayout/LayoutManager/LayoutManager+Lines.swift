public import Foundation
internal import TextMeasurement

extension LayoutManager {
  /// The line fragment that holds a glyph; lays out text up to and with it.
  ///
  /// - Returns: `nil` if no container holds the glyph.
  /// - Precondition: The index is one of a glyph of the text.
  public func lineFragment(containingGlyph index: Int) -> LineFragment? {
    lineFragment(containingCharacter: characters(ofGlyph: index).lowerBound)
  }

  /// The line fragment that holds a character; lays out text up to and with it.
  ///
  /// - Parameter index: A UTF-16 offset; the end of the text is answered by the extra line fragment
  ///   or, if there is none, by the last.
  /// - Returns: `nil` if no container holds the character.
  /// - Precondition: The index is at least 0 and at most the length of the text.
  public func lineFragment(containingCharacter index: Int) -> LineFragment? {
    checkCharacters(index..<index)
    store.ensureLayout(through: index)
    return laidOutLineFragment(containingCharacter: index)
  }

  /// The line fragment that holds a glyph, if glyph and line are there; causes nothing.
  public func laidOutLineFragment(containingGlyph index: Int) -> LineFragment? {
    guard index >= 0, index < store.generatedGlyphCount else { return nil }
    guard let known = glyphs(holdingGlyph: index) else { return nil }
    let character = known.characters(of: known.glyphs[index - known.base]).lowerBound
    return laidOutLineFragment(containingCharacter: character)
  }

  /// The line fragment that holds a character, if it is laid out; causes no layout.
  ///
  /// - Parameter index: As for ``lineFragment(containingCharacter:)``.
  /// - Returns: `nil` if the line is not laid out.
  public func laidOutLineFragment(containingCharacter index: Int) -> LineFragment? {
    let length = store.paragraphs.summary.text.utf16
    guard index >= 0, index <= length else { return nil }
    if index == length, let extra = store.extraFragment { return extra }
    let last = index == length ? max(0, length - 1) : index
    return store.laidOutLine(holding: last).flatMap(store.fragment)
  }

  /// The empty line of an empty text or after a final newline, if it is laid out; causes no layout.
  public var extraLineFragment: LineFragment? { store.extraFragment }

  /// The line fragments of a range of characters, in order; lays out text up to the end of it.
  ///
  /// The extra line fragment is not one of them: it holds no character.
  ///
  /// - Parameter range: UTF-16 offsets; `nil` asks for all text that containers hold.
  /// - Returns: None of an empty range.
  /// - Precondition: The range lies in the text.
  /// - Complexity: O(*l*) in the lines of the paragraphs that the range touches.
  public func lineFragments(forCharacterRange range: Range<Int>? = nil) -> [LineFragment] {
    var fragments: [LineFragment] = []
    enumerateLineFragments(forCharacterRange: range) { fragment in
      fragments.append(fragment)
      return true
    }
    return fragments
  }

  /// Visits the line fragments of a range of characters, in order, as long as `visit` asks for
  /// more.
  ///
  /// - Parameters:
  ///   - range: As for ``lineFragments(forCharacterRange:)``.
  ///   - visit: Must not change the text or the containers.
  public func enumerateLineFragments(
    forCharacterRange range: Range<Int>? = nil,
    while visit: (LineFragment) -> Bool
  ) {
    let all = 0..<store.paragraphs.summary.text.utf16
    forEachFragment(holding: range ?? all) { _, fragment in visit(fragment) }
  }

  /// Visits the line fragments that hold characters of a range, once they are laid out, as long as
  /// `visit` asks for more; an empty range has no characters.
  func forEachFragment(
    holding range: Range<Int>,
    while visit: (LineIndex, LineFragment) -> Bool
  ) {
    ensureLayout(forCharacterRange: range)
    guard !range.isEmpty else { return }
    store.forEachFragment(inParagraphs: store.paragraphs(touching: range)) { line, fragment in
      if fragment.characterRange.upperBound <= range.lowerBound { return true }
      if fragment.characterRange.lowerBound >= range.upperBound { return false }
      return visit(line, fragment)
    }
  }

  /// The container that holds a glyph; lays out text up to and with it.
  ///
  /// - Returns: `nil` if none does.
  /// - Precondition: The index is one of a glyph of the text.
  public func textContainer(forGlyphAt index: Int) -> TextContainer? {
    lineFragment(containingGlyph: index).map { textContainers[$0.container] }
  }

  /// The characters that a container holds; lays out all text that comes into it.
  ///
  /// - Returns: UTF-16 offsets.
  /// - Precondition: The container is one of ``textContainers``.
  public func characterRange(for container: TextContainer) -> Range<Int> {
    let index = index(of: container)
    ensureLayout(for: container)
    return store.characters(ofContainer: index)
  }

  /// The glyphs that a container holds; generates glyphs, and lays out all text that comes into it.
  ///
  /// - Precondition: The container is one of ``textContainers``.
  public func glyphRange(for container: TextContainer) -> Range<Int> {
    glyphRange(forCharacterRange: characterRange(for: container)).range
  }

  /// Where a glyph's pen begins, on the baseline; lays out text up to and with it.
  ///
  /// It counts from the top left corner of the glyph's ``LineFragment/rect``.
  ///
  /// - Returns: `nil` if no container holds the glyph.
  /// - Precondition: The index is one of a glyph of the text.
  public func location(forGlyphAt index: Int) -> CGPoint? {
    guard let known = glyphs(holdingGlyph: index) else {
      preconditionFailure("a glyph index lies in the text")
    }
    let glyph = known.glyphs[index - known.base]
    let character = known.characters(of: glyph).lowerBound
    store.ensureLayout(through: character)
    guard let line = store.laidOutLine(holding: character), let fragment = store.fragment(line),
      let context = store.context(of: line)
    else { return nil }
    let own = glyphs(ofClusterAt: glyph.cluster.lowerBound, on: context)
    let number = index - known.base - known.cluster(holding: glyph.cluster.lowerBound).lowerBound
    let x: Int64
    if own.isEmpty {
      x = context.prepared.caret(at: glyph.cluster.lowerBound, of: context.line).x
    } else {
      x = own[min(number, own.count - 1)].x
    }
    return CGPoint(
      x: CGFloat(units: x) - fragment.rect.minX,
      y: fragment.baseline - fragment.rect.minY
    )
  }

  /// The glyphs that are left out of the line that holds a glyph; lays out text up to and with it.
  ///
  /// - Returns: `nil` if none are, or no container holds the glyph.
  /// - Precondition: The index is one of a glyph of the text.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt index: Int) -> Range<Int>? {
    lineFragment(containingGlyph: index)?.truncatedRange
      .map { glyphRange(forCharacterRange: $0).range }
  }

  /// The size of the attachment that a glyph stands for.
  ///
  /// - Returns: `nil` if it stands for none.
  /// - Precondition: The index is one of a glyph of the text.
  public func attachmentSize(forGlyphAt index: Int) -> CGSize? {
    guard let known = glyphs(holdingGlyph: index) else {
      preconditionFailure("a glyph index lies in the text")
    }
    return known.prepared.attachmentSize(ofRun: known.glyphs[index - known.base].run)
      .map { CGSize($0) }
  }
}
