import TextAnalysis
import Testing
import Typography

@Suite("Shaping as hb-shape does")
struct RecordedShapeTests {
  @Test("the record holds at least 300 texts in at least 20 scripts")
  func record() {
    let shapes = RecordedShape.record.shapes
    #expect(shapes.count >= 300)
    #expect(Set(shapes.map(\.script)).count >= 20)
  }

  @Test("glyphs, clusters, advances, offsets and safe breaks are those of hb-shape")
  func exact() throws {
    let (version, shapes) = RecordedShape.record
    guard FontLibraryVersions.harfBuzz == version else {
      print("HarfBuzz is \(FontLibraryVersions.harfBuzz): not compared with \(version)'s glyphs")
      return
    }
    // One shaper for all, so that words are kept along the way, and one for each.
    let busy = Shaper()
    for shape in shapes {
      for shaper in [busy, Shaper()] {
        let glyphs = try shape.shaped(by: shaper).map { glyph in
          [
            Int(glyph.id.rawValue), Int(glyph.cluster), Int(glyph.advance), Int(glyph.xOffset),
            Int(glyph.yOffset), glyph.isSafeToBreakBefore ? 0 : 1,
          ]
        }
        #expect(glyphs == shape.glyphs, "\(shape)")
      }
    }
  }

  @Test("clusters cover the text in its direction, with any version of HarfBuzz")
  func clusters() throws {
    let shaper = Shaper()
    for shape in RecordedShape.record.shapes {
      let clusters = try shape.shaped(by: shaper).map { Int($0.cluster) }
      let logical = shape.direction == "rtl" ? clusters.reversed() : clusters
      #expect(logical.first == 0, "\(shape)")
      #expect(zip(logical, logical.dropFirst()).allSatisfy { $0 <= $1 }, "\(shape)")
      let starts = shape.text.unicodeScalars.indices.map {
        shape.text.utf8.distance(from: shape.text.startIndex, to: $0)
      }
      #expect(Set(starts).isSuperset(of: clusters), "\(shape)")
    }
  }
}
