import Foundation
import TestFixtures
import Testing
@testable import Typography

@Suite("The table of embedded fonts")
struct EmbeddedTableTests {
  private static let files: [String] = {
    let folder = Fixtures.embeddedFonts.path(percentEncoded: false)
    let found = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (found ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test("every file of the folder is in the table, once")
  func everyFile() {
    #expect(Self.files.count == 32)
    #expect(BundledFontTable.entries.map(\.fileName).sorted() == Self.files)
    #expect(FontFace.embedded.keys.sorted() == Self.files)
  }

  @Test("an entry says what the file says", arguments: files)
  func entry(file: String) throws {
    let path = Fixtures.embeddedFonts.appending(path: file).path(percentEncoded: false)
    let entry = try #require(BundledFontTable.entries.first { $0.fileName == file })
    let data = try FontData(contentsOf: path)
    let face = try FontFace(data)
    #expect(entry.family == face.family)
    #expect(entry.weights == face.weights)
    #expect(entry.isItalic == face.isItalic)
    #expect(face.width == 100)
    #expect(entry.sha256 == data.sha256)
    #expect(entry.bytes.elementsEqual(try Data(contentsOf: URL(filePath: path))))

    let embedded = try #require(FontFace.embedded[file])
    #expect(embedded.data.origin.description == "embedded:\(file)")
    #expect(embedded.data.sha256 == entry.sha256)
    #expect(embedded.axes == face.axes)
    #expect(embedded.glyphCount == face.glyphCount)
    #expect(ScaledFont(embedded, size: 10).metrics() == ScaledFont(face, size: 10).metrics())
  }

  @Test("embedded fonts pass the judgement that is passed on other fonts", arguments: files)
  func judgement(file: String) throws {
    let entry = try #require(BundledFontTable.entries.first { $0.fileName == file })
    _ = try FontFace(entry.data())
  }

  @Test("digests are those of SHA-256's own examples")
  func digests() {
    // FIPS 180-2, appendix B, and the digest of nothing.
    #expect(
      MessageDigest.sha256(of: Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      MessageDigest.sha256(of: [])
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
  }
}
