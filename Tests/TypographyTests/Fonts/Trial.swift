import Testing
import Typography

/// Opening a font of unknown worth and using it as a program would.
enum Trial {
  /// The most glyphs that may come of the text below: HarfBuzz stops at 16,384 and a little more.
  static let glyphLimit = 1 << 16

  /// What a trial ended in.
  enum Outcome {
    /// The bytes were refused.
    case refused(FontError)

    /// The font was used, and gave so many glyphs.
    case used(glyphCount: Int)
  }

  /// Opens every face of bytes, up to three, shapes with them and asks for their measures.
  static func run(_ bytes: [UInt8], text: String = "Hello, שלום 123 aaaa fi") -> Outcome {
    do throws(FontError) {
      let data = try FontData(bytes, name: "trial")
      var glyphCount = use(try FontFace(data), text)
      for index in 1..<3 {
        guard let face = try? FontFace(data, index: index) else { continue }
        glyphCount += use(face, text)
      }
      return .used(glyphCount: glyphCount)
    } catch {
      return .refused(error)
    }
  }

  private static func use(_ face: FontFace, _ text: String) -> Int {
    var font = Font(face, size: 16)
    font.cascade = .none
    let shaped = ShapedParagraph(text, font: font)
    for policy in [LineMetricsPolicy.apple, .openType] {
      let metrics = ScaledFont(face, size: 16).metrics(policy)
      #expect(metrics.ascent.isFinite && metrics.descent >= 0 && metrics.lineGap >= 0)
    }
    let scaled = ScaledFont(
      face,
      size: 16,
      variations: face.axes.map {
        FontVariation($0.tag, value: $0.range.upperBound)
      }
    )
    _ = scaled.metrics()
    for glyph in [0, 1, 5, face.glyphCount - 1, face.glyphCount, 65_535] {
      _ = scaled.glyphMetrics(GlyphID(rawValue: UInt32(glyph)))
    }
    _ = scaled.glyph(for: "é")
    _ = face.family + face.style
    _ = face.hasColor
    _ = face.data.sha256
    for run in shaped.shaped.runs {
      let clusters = shaped.glyphs[run.glyphs].map { Int($0.cluster) }
      #expect(clusters.allSatisfy { (run.item.start..<run.item.end).contains($0) })
    }
    return shaped.glyphs.count
  }
}
