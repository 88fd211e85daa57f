import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Both families of layout managers, measuring and views agree")
struct FamilyAgreementTests {
  /// Sentences of the Universal Declaration of Human Rights in forty languages.
  private static let sentences: [String] = {
    let rows = try? String(contentsOf: Fixtures.file("Texts/declaration.tsv"), encoding: .utf8)
    return (rows ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: "\t").last.map(String.init) }
  }()

  /// Paragraphs in which something is special: empty, white, without words, cut by a line
  /// separator, with tabs, emoji and two directions.
  private static let odd = [
    "", "", "   ", "a", "a\u{2028}b", "a\tb\t\tc", "👨‍👩‍👧 🇩🇪", "abc שלום 12:30 def", "e\u{301}\u{323}",
    String(repeating: "W", count: 200), "co\u{AD}op\u{AD}er\u{AD}ation", "你好，世界！",
  ]

  @Test("In random styles and containers every line stands at the same place", arguments: 0..<60)
  func random(seed: UInt64) throws {
    try #require(Self.sentences.count == 41)
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...12, using: &generator)
    let texts = Self.sentences + Self.odd
    let paragraphs = (0..<count).map { _ in
      texts[Int.random(in: 0..<texts.count, using: &generator)]
    }
    let document = RandomDocument(paragraphs, language: nil, using: &generator)
    var agreement = FamilyAgreement()
    agreement.compare(document, "seed \(seed)", using: &generator)
    #expect(agreement.failures == 0)
  }

  /// Files with a paragraph on each line, from the environment.
  private static let files: [URL] =
    (ProcessInfo.processInfo.environment["GALLEY_PROSE"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)) }

  @Test(
    "In prose from elsewhere every line stands at the same place",
    .enabled(if: !FamilyAgreementTests.files.isEmpty, "GALLEY_PROSE names no files")
  )
  func prose() async throws {
    let total = try await withThrowingTaskGroup(of: FamilyAgreement.self) { group in
      for file in Self.files {
        group.addTask { try Self.agreement(on: file) }
      }
      return try await group.reduce(into: FamilyAgreement()) { $0.add($1) }
    }
    print("All: \(total)")
    #expect(total.failures == 0)
  }

  /// Lays out all paragraphs of a file, some 20 in a document.
  private static func agreement(on file: URL) throws -> FamilyAgreement {
    let name = file.deletingPathExtension().lastPathComponent
    let language = name.split(separator: "-").last.map(String.init)
    let paragraphs = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var agreement = FamilyAgreement()
    var start = 0
    while start < paragraphs.count {
      var generator = SeededGenerator(seed: UInt64(start))
      let end = min(paragraphs.count, start + Int.random(in: 15...25, using: &generator))
      let document = RandomDocument(
        paragraphs[start..<end],
        language: language,
        using: &generator
      )
      agreement.compare(document, "\(name), paragraph \(start)", using: &generator)
      start = end
    }
    print("\(name): \(agreement)")
    return agreement
  }
}

extension FamilyAgreement: CustomStringConvertible {
  var description: String {
    let all = "\(documents - failures) of \(documents) documents agree, in \(lines) lines"
    return "\(all); \(measuredDocuments) were measured too"
  }
}
