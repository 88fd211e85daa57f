import Foundation
import TestFixtures
import Testing
import Typography

@Suite("The library of fonts")
struct FontLibraryTests {
  /// The embedded families; what is not in this list must not be found without being asked for.
  private static let embedded = [
    "Inter", "JetBrains Mono", "Noto Color Emoji", "Noto Sans", "Noto Sans Arabic",
    "Noto Sans Armenian", "Noto Sans Bengali", "Noto Sans CJK Core", "Noto Sans Devanagari",
    "Noto Sans Ethiopic", "Noto Sans Georgian", "Noto Sans Gujarati", "Noto Sans Gurmukhi",
    "Noto Sans Hebrew", "Noto Sans Kannada", "Noto Sans Khmer", "Noto Sans Lao",
    "Noto Sans Malayalam", "Noto Sans Math", "Noto Sans Myanmar", "Noto Sans Oriya",
    "Noto Sans Sinhala", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Tamil",
    "Noto Sans Telugu", "Noto Sans Thai", "Noto Serif",
  ]

  /// A folder that is removed when the test ends.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "galley-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func advance(of text: String, in font: Font) -> Double {
    ShapedParagraph(text, font: font).advance
  }

  @Test("the embedded library holds the embedded families and no other")
  func embeddedFamilies() {
    #expect(FontLibrary.embedded.familyNames == Self.embedded)
    #expect(FontLibrary.empty.familyNames.isEmpty)
  }

  @Test("families are found in any case")
  func anyCase() throws {
    for name in ["Noto Sans", "noto sans", "NOTO SANS", "nOtO sAnS"] {
      #expect(try Font(name, size: 12).familyName == "Noto Sans")
    }
  }

  @Test("generic names stand for families")
  func genericNames() throws {
    let names = [
      "system-ui": "Inter", "sans-serif": "Inter", "Sans-Serif": "Inter", "serif": "Noto Serif",
      "monospace": "JetBrains Mono",
    ]
    for (name, family) in names {
      #expect(try Font(name, size: 12).familyName == family)
    }
    #expect(Font.system(size: 12).familyName == "Inter")
    #expect(Font.serif(size: 12).familyName == "Noto Serif")
    #expect(Font.monospaced(size: 12).familyName == "JetBrains Mono")
  }

  @Test("a family that is not there is an error with the nearest names")
  func unknownFamily() throws {
    func nearest(_ name: String) throws -> [String] {
      let error = try #require(throws: FontError.self) { try Font(name, size: 12) }
      guard case .unknownFamily(name, let nearest) = error else { return ["\(error)"] }
      return nearest
    }
    #expect(try nearest("Intre").first == "Inter")
    #expect(try nearest("JetBrans Mono") == ["JetBrains Mono"])
    #expect(try nearest("noto sans kanada").first == "Noto Sans Kannada")
    #expect(try nearest("Noto").allSatisfy { $0.hasPrefix("Noto") })
    #expect(try nearest("Noto").count == 3)
    #expect(try nearest("Wingdings").isEmpty)
    #expect(try nearest("").isEmpty)
    #expect(throws: FontError.unknownFamily(name: "Inter", nearest: [])) {
      try FontLibrary.empty.font("Inter", size: 12)
    }
  }

  @Test("a font file is found under its family, and the old library is as it was")
  func file() throws {
    let library = try FontLibrary.embedded.adding(file: Fixtures.font("Square600-Regular.ttf"))
    #expect(library.familyNames == (Self.embedded + ["Square 600"]).sorted())
    #expect(FontLibrary.embedded.familyNames == Self.embedded)
    let font = try library.font("square 600", size: 10)
    #expect(advance(of: "abc", in: font) == 18)
  }

  @Test("a collection gives all its faces")
  func collection() throws {
    let library = try FontLibrary.empty.adding(file: Fixtures.font("SquareCollection.ttc"))
    #expect(library.familyNames == ["Square", "Square 600", "Square TypoOn"])
    #expect(try library.faces(ofFamily: "Square TypoOn")?.map(\.index) == [2])
    #expect(try library.faces(ofFamily: "Square Stairs") == nil)
  }

  @Test("what cannot be opened cannot be added")
  func badFile() {
    let empty = Fixtures.font("corrupt/empty.bin")
    #expect(throws: FontError.empty(file: empty)) { try FontLibrary.empty.adding(file: empty) }
    #expect(throws: FontError.notFound(file: "/nowhere.ttf")) {
      try FontLibrary.empty.adding(file: "/nowhere.ttf")
    }
    #expect(throws: FontError.noSuchFolder(folder: "/nowhere")) {
      try FontLibrary.empty.adding(directory: "/nowhere")
    }
    let shaping = Fixtures.file("Shaping").path(percentEncoded: false)
    #expect(throws: FontError.noFonts(folder: shaping)) {
      try FontLibrary.empty.adding(directory: shaping)
    }
  }

  @Test("a folder gives every font below it, and passes over what is none")
  func directory() throws {
    try withFolder { folder in
      let deep = folder.appending(path: "a/b")
      try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
      func copy(_ name: String, to place: URL) throws {
        try FileManager.default.copyItem(at: Fixtures.file("Fonts/\(name)"), to: place)
      }
      try copy("Square-Regular.ttf", to: folder.appending(path: "one.TTF"))
      try copy("Square-Bold.ttf", to: deep.appending(path: "two.ttf"))
      try copy("Square600-Regular.ttf", to: deep.appending(path: "three.txt"))
      try copy("Square-Regular.woff2", to: deep.appending(path: "four.woff2"))
      try copy("SquareCFF-Regular.otf", to: deep.appending(path: "five.otf"))
      try copy("corrupt/square-trunc10.bin", to: folder.appending(path: "six.ttf"))
      try copy("corrupt/text.bin", to: folder.appending(path: "seven.ttf"))
      try copy("corrupt/ttc-bad-second.bin", to: folder.appending(path: "eight.ttc"))
      let path = folder.path(percentEncoded: false)
      let library = try FontLibrary.empty.adding(directory: path)
      #expect(library.familyNames == ["Square", "Square CFF", "Square TypoOn"])
      #expect(try library.faces(ofFamily: "Square")?.count == 4)
      let bold = try library.font("Square", size: 10, weight: .bold)
      #expect(ResolvedFont(bold).primary.face.style == "Bold")
      #expect(ResolvedFont(bold).substitutions.isEmpty)
    }
  }

  @Test("of two faces alike the one that was added later is taken")
  func laterAddedWins() throws {
    let plain = try FontLibrary.empty.adding(file: Fixtures.font("Square-Regular.ttf"))
    let both = try plain.adding(file: Fixtures.font("SquareCollection.ttc"))
    #expect(try both.faces(ofFamily: "Square")?.count == 2)
    let font = ResolvedFont(try both.font("Square", size: 10))
    #expect(font.primary.face.data.origin == .file(path: Fixtures.font("SquareCollection.ttc")))
    let again = try both.adding(file: Fixtures.font("Square-Regular.ttf"))
    let other = ResolvedFont(try again.font("Square", size: 10))
    #expect(other.primary.face.data.origin == .file(path: Fixtures.font("Square-Regular.ttf")))
  }

  @Test("an open face can be added")
  func openFace() throws {
    let face = try FontFace.fixture("SquareStairs-Regular.ttf")
    let library = FontLibrary.empty.adding(face)
    #expect(library.familyNames == ["Square Stairs"])
    #expect(ResolvedFont(try library.font("Square Stairs", size: 9)).primary.face === face)
  }

  @Test("the system's fonts come only when asked for, and never hide the embedded ones")
  func systemFonts() throws {
    // There need be none.
    if let library = try? FontLibrary.embedded.addingSystemFonts() {
      let names = Set(library.familyNames.map { $0.lowercased() })
      #expect(names.isSuperset(of: Self.embedded.map { $0.lowercased() }))
    }
    #expect(FontLibrary.embedded.familyNames == Self.embedded)
  }
}
