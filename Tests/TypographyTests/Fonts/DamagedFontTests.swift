import TestFixtures
import Testing
import Typography

@Suite("Damaged fonts", .serialized)
struct DamagedFontTests {
  private static let files = Fixtures.names(in: "Fonts/corrupt")

  @Test("there are 121 damaged files")
  func count() {
    #expect(Self.files.count == 121)
  }

  @Test("a damaged file is refused or of use, and soon", arguments: files)
  func damaged(name: String) throws {
    let bytes = try Fixtures.fontBytes("corrupt/\(name)")
    let clock = ContinuousClock()
    var outcome: Trial.Outcome?
    let time = clock.measure { outcome = Trial.run(bytes) }
    #expect(time < .seconds(2))
    switch try #require(outcome) {
    case .used(let glyphCount): #expect((1...Trial.glyphLimit).contains(glyphCount))
    case .refused(let error): #expect(error.description.contains("memory:trial"))
    }
  }

  @Test("a lookup that multiplies glyphs without end is stopped")
  func bomb() throws {
    let bytes = try Fixtures.fontBytes("corrupt/square-gsub-bomb.bin")
    guard case .used(let count) = Trial.run(bytes, text: String(repeating: "a", count: 100)) else {
      Issue.record("the font is well-formed and must open")
      return
    }
    #expect(count <= Trial.glyphLimit)
  }

  @Test("the good faces of a collection with a bad one can be used")
  func collection() throws {
    let families = [0, 2].map {
      try? FontFace.fixture("corrupt/ttc-bad-second.bin", index: $0).family
    }
    #expect(families == ["Square", "Square TypoOn"])
    #expect(throws: FontError.self) { try FontFace.fixture("corrupt/ttc-bad-second.bin", index: 1) }
  }

  @Test("signs that are swapped give an ascent below and a descent above the baseline")
  func swappedSigns() throws {
    let metrics = ScaledFont(
      try .fixture("corrupt/square-ascent-swapped.bin"),
      size: 1000
    ).metrics()
    #expect(metrics.ascent == -200)
    #expect(metrics.descent == 800)
  }

  @Test("extreme line metrics stay finite")
  func extremes() throws {
    let metrics = ScaledFont(
      try .fixture("corrupt/square-ascent-extreme.bin"),
      size: 1000
    ).metrics()
    #expect(metrics.ascent == 32767)
    #expect(metrics.descent == 32768)
    #expect(metrics.lineGap == 32767)
  }

  @Test(
    "a few bits or bytes changed at random never crash or hang",
    .timeLimit(.minutes(1)),
    arguments: [
      "SquareFeatures-Regular.ttf", "SquareVF.ttf", "SquareCFF-Regular.otf", "Square-Regular.woff2",
    ]
  )
  func mutations(name: String) throws {
    let whole = try Fixtures.fontBytes(name)
    for seed in 0..<UInt64(800) {
      var generator = SeededGenerator(seed: seed)
      let bytes = mutated(whole, using: &generator)
      if case .used(let glyphCount) = Trial.run(bytes) {
        #expect(glyphCount <= Trial.glyphLimit, "seed \(seed)")
      }
    }
  }

  /// Cuts a file short, or flips one to twenty bits, or writes one to twenty bytes anew.
  private func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let kind = Int.random(in: 0..<8, using: &generator)
    if kind == 0 {
      return Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator)))
    }
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      if kind < 5 {
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      } else {
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }
}
