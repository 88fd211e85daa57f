internal import BundledFonts

/// The fonts that are embedded in the binary, from the one generated table.
enum BundledFontTable {
  /// What the table says of one font file.
  struct Entry: Sendable {
    let fileName: String
    let family: String
    let sha256: String
    let weights: ClosedRange<Double>
    let isItalic: Bool
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// The file's bytes, read in place.
    func data() -> FontData {
      FontData(embedded: bytes, name: fileName, digest: sha256)
    }
  }

  /// The fonts, sorted by family.
  static let entries: [Entry] =
    UnsafeBufferPointer(start: bundled_font_table(), count: bundled_font_count).map { font in
      Entry(
        fileName: String(cString: font.file_name),
        family: String(cString: font.family),
        sha256: String(cString: font.sha256),
        weights: Double(font.weight_min)...Double(font.weight_max),
        isItalic: font.is_italic,
        bytes: UnsafeRawBufferPointer(start: font.bytes, count: font.byte_count)
      )
    }
}
