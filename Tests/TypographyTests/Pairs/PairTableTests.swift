import Testing
@testable import Typography

@Suite("Pairs that are kept")
struct PairTableTests {
  private func effect(_ table: PairTable, _ first: UInt16, _ second: UInt16) -> PairEffect? {
    guard case .regular(let effect) = table.find(GlyphID(first), GlyphID(second)) else {
      return nil
    }
    return effect
  }

  @Test("a pair is found in its order only, with what was kept")
  func lookup() throws {
    var table = PairTable()
    table.insert(
      GlyphID(7),
      GlyphID(9),
      .regular(PairEffect(kerning: -120, xOffset: 3, isSafeToBreak: false))
    )
    table.insert(GlyphID(9), GlyphID(9), .irregular)
    let found = try #require(effect(table, 7, 9))
    #expect(found.kerning == -120)
    #expect(found.xOffset == 3)
    #expect(!found.isSafeToBreak)
    #expect(effect(table, 9, 7) == nil)
    #expect(table.find(GlyphID(9), GlyphID(7)) == nil)
    guard case .irregular = table.find(GlyphID(9), GlyphID(9)) else {
      Issue.record("the pair 9 9 is irregular")
      return
    }
  }

  @Test("the widest kerning is kept as it is", arguments: [-8192, 8191] as [Int32])
  func range(kerning: Int32) throws {
    #expect(PairEffect.kerningRange.contains(kerning))
    var table = PairTable()
    table.insert(
      GlyphID(1),
      GlyphID(65_535),
      .regular(PairEffect(kerning: kerning, xOffset: -7, isSafeToBreak: true))
    )
    let found = try #require(effect(table, 1, 65_535))
    #expect(found.kerning == kerning)
    #expect(found.xOffset == -7)
    #expect(found.isSafeToBreak)
  }

  @Test("no more pairs are kept than the limit, and the newest is")
  func bound() {
    var table = PairTable()
    let count = 3 * PairTable.limit
    for number in 0..<count {
      let effect = PairEffect(kerning: Int32(number), xOffset: 0, isSafeToBreak: true)
      table.insert(
        GlyphID(UInt16(1 + number / 256)),
        GlyphID(UInt16(number % 256)),
        .regular(effect)
      )
    }
    let kept = (0..<count).filter { effect(table, UInt16(1 + $0 / 256), UInt16($0 % 256)) != nil }
    #expect((1...PairTable.limit).contains(kept.count))
    #expect(kept.last == count - 1)
    #expect(
      kept.allSatisfy {
        effect(table, UInt16(1 + $0 / 256), UInt16($0 % 256))?.kerning == Int32($0)
      }
    )
  }
}
