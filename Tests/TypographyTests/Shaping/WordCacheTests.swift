import TestFixtures
import TextAnalysis
import Testing
@testable import Typography

@Suite("Words that are kept")
struct WordCacheTests {
  private static let files = FontFace.embedded.keys.sorted()

  private static let others = [
    "SquareFeatures-Regular.ttf", "SquareKernTable-Regular.ttf", "Square-Regular.ttf",
    "SquareStairs-Regular.ttf", "EmojiCOLRv1-subset.ttf", "debian/DejaVuSans.ttf",
    "debian/NotoSansHebrew-Regular.ttf",
  ]

  /// Scripts that every font is told, beside its text's own.
  private static let scripts: [Script] = [.latin, .arabic, .common]

  @Test("200 texts or more are tried")
  func count() {
    #expect(WordTexts.all.count >= 200)
  }

  @Test("an embedded font shapes a text alike whatever it shaped before", arguments: files)
  func embedded(file: String) throws {
    check(try #require(FontFace.embedded[file]), file)
  }

  @Test("a font from outside shapes a text alike whatever it shaped before", arguments: others)
  func fixture(file: String) throws {
    check(try .fixture(file), file)
  }

  @Test("words that are kept do not reach HarfBuzz again")
  func kept() throws {
    let face = try #require(FontFace.embedded["NotoSansHebrew-Variable.ttf"])
    let shaper = Shaper(usesBeforeWords: 0)
    let font = Font(face, size: 10)
    _ = ShapedParagraph("שָׁלוֹם  עוֹלָם שָׁלוֹם", font: font, shaper: shaper)
    let before = shaper.statistics.shapedByteCount
    _ = ShapedParagraph("עוֹלָם  שָׁלוֹם שָׁלוֹם", font: font, shaper: shaper)
    #expect(shaper.statistics.shapedByteCount == before)
    shaper.removeCachedWords()
    _ = ShapedParagraph("עוֹלָם  שָׁלוֹם שָׁלוֹם", font: font, shaper: shaper)
    #expect(shaper.statistics.shapedByteCount > before)
  }

  @Test(
    "dotted circles do not depend on which words were kept",
    arguments: [Script.myanmar, .bengali]
  )
  func circles(script: Script) throws {
    let isBurmese = script == .myanmar
    let file = isBurmese ? "NotoSansMyanmar-Variable.ttf" : "NotoSansBengali-Variable.ttf"
    let instance = try #require(FontFace.embedded[file]).instance([])
    let (broken, letter) = isBurmese ? ("\u{1035}", "\u{1000}") : ("\u{09BE}", "\u{0995}")
    for count in 0..<20 {
      let letters = String(repeating: letter, count: count)
      let text = "\(broken) \(letters) \(letter) \(broken)\(letter)"
      let bytes = Array(text.utf8)
      let item = TextItem(
        start: 0,
        end: bytes.count,
        script: script,
        level: .leftToRight,
        instance: instance,
        kind: .text
      )
      let warm = Shaper(usesBeforeWords: 0)
      for word in ["\(letters) \(letter) ", "\(letter) \(letter)"] {
        let known = Array(word.utf8)
        var part = item
        part.end = known.count
        _ = shape(part, known, warm)
      }
      #expect(shape(item, bytes, warm) == shape(item, bytes, Shaper()), "\(count)")
    }
  }

  @Test("the words that are kept take no more than the limit")
  func bound() {
    var cache = WordCache()
    let glyphs = (0..<16).map { ShapedGlyph(id: GlyphID(1), cluster: $0, advance: 10) }
    for number in 0..<240_000 { insert("word \(number)", plan: 1, at: 0, glyphs, into: &cache) }
    let fullSize = cache.size
    cache.makeRoom()
    let emptySize = cache.size
    #expect((WordCache.sizeLimit..<2 * WordCache.sizeLimit).contains(fullSize))
    #expect(emptySize < WordCache.sizeLimit / 8)
  }

  @Test("a word is found under its own plan and text only, and moved to where it stands")
  func lookup() throws {
    var cache = WordCache()
    let early = find("word", plan: 3, in: cache)
    let glyph = ShapedGlyph(id: GlyphID(7), cluster: 100, advance: 10, xOffset: 1, yOffset: 2)
    insert("word", plan: 3, at: 100, [glyph], into: &cache)
    let others = [
      early, find("word", plan: 4, in: cache), find("ward", plan: 3, in: cache),
      find("", plan: 3, in: cache),
    ]
    #expect(others.allSatisfy { $0 == nil })
    let answer = find("word", plan: 3, in: cache)
    let found = try #require(answer)
    var glyphs = GlyphBuffer()
    cache.append(found, at: 5, to: &glyphs)
    let array = glyphs.withReader(0..<glyphs.count) { Array($0) }
    #expect(array == [ShapedGlyph(id: GlyphID(7), cluster: 5, advance: 10, xOffset: 1, yOffset: 2)])
  }

  private func insert(
    _ word: String,
    plan: UInt32,
    at offset: UInt32,
    _ glyphs: [ShapedGlyph],
    into cache: inout WordCache
  ) {
    Array(word.utf8).withUnsafeBufferPointer { word in
      var buffer = GlyphBuffer()
      for glyph in glyphs { buffer.append(glyph) }
      let hash = WordCache.hash(word, plan: plan)
      buffer.withReader(0..<buffer.count) {
        cache.insert(word, hash: hash, plan: plan, at: UInt32(offset), $0)
      }
    }
  }

  private func find(_ word: String, plan: UInt32, in cache: borrowing WordCache) -> Int? {
    Array(word.utf8).withUnsafeBufferPointer {
      cache.find($0, hash: WordCache.hash($0, plan: plan), plan: plan)
    }
  }

  /// Compares a shaper that has shaped much with one that has shaped nothing.
  private func check(_ face: FontFace, _ name: String) {
    let instance = face.instance([])
    let warm = Shaper(usesBeforeWords: 0)
    for level in [BidiLevel.leftToRight, .rightToLeft] {
      for text in WordTexts.all {
        let bytes = Array(text.utf8)
        for script in [ownScript(of: bytes)] + Self.scripts.filter({ _ in bytes.count < 24 }) {
          let item = TextItem(
            start: 0,
            end: bytes.count,
            script: script,
            level: level,
            instance: instance,
            kind: .text
          )
          // The second use finds the words of the first kept.
          let fresh = shape(item, bytes, Shaper())
          for _ in 0..<2 {
            let kept = shape(item, bytes, warm)
            if kept == fresh { continue }
            Issue.record(
              "\(name), \(script), level \(level.rawValue): \(text.debugDescription)"
            )
          }
        }
      }
    }
  }

  private func shape(_ item: TextItem, _ bytes: [UInt8], _ shaper: Shaper) -> [ShapedGlyph] {
    var shaped = ShapedText()
    bytes.withUnsafeBufferPointer { text in
      shaper.shape(
        [item],
        of: text,
        traits: .containsControls,
        styles: [ShapingStyle(language: nil, features: [])],
        into: &shaped
      )
    }
    return Array(shaped.glyphs)
  }

  private func ownScript(of bytes: [UInt8]) -> Script {
    var analysis = ParagraphAnalysis()
    bytes.withUnsafeBufferPointer { text in
      TextAnalyzer().analyze(
        text,
        direction: .automatic,
        language: nil,
        rules: LineBreakRules(),
        into: &analysis
      )
    }
    return analysis.scriptRuns.first?.script ?? .common
  }
}
