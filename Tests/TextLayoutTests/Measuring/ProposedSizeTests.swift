import Foundation
import TestFixtures
import Testing
import TextLayout

/// Numbers are those of HarfBuzz's advances and the tables of DejaVu Sans.
@Suite("What a text answers to a proposal")
struct ProposedSizeTests {
  @Test("No proposal and one without end ask for one line", arguments: [nil, CGFloat.infinity])
  func ideal(_ width: CGFloat?) throws {
    let measured = try TextMeasurer.dejaVu()
      .measure(Sentences.fox, proposal: ProposedSize(width: width, height: width))
    #expect(CGSize(measured.size) == CGSize(width: 359.8671875, height: 18.625))
    #expect(measured.warnings == [])
    #expect(measured.overflow == [])
  }

  @Test("The named proposals are those of their lengths")
  func names() {
    #expect(ProposedSize.unspecified == ProposedSize(width: nil, height: nil))
    #expect(ProposedSize.zero == ProposedSize(.zero))
    #expect(ProposedSize.infinity == ProposedSize(width: .infinity, height: .infinity))
  }

  @Test("A width of 0 asks for the widest word")
  func minimum() throws {
    let measured = try TextMeasurer.dejaVu()
      .measure(Sentences.fox, proposal: ProposedSize(width: 0, height: nil))
    #expect(CGSize(measured.size) == CGSize(width: 49.3984375, height: 167.625))
    #expect(measured.lineCount == 9)
    #expect(measured.overflow == [])
  }

  @Test("What is no length counts as 0, with a warning", arguments: [-CGFloat.infinity, -1, .nan])
  func invalid(_ length: CGFloat) throws {
    let measurer = try TextMeasurer.dejaVu()
    let measured = measurer.measure(
      Sentences.fox,
      proposal: ProposedSize(width: length, height: length)
    )
    let minimum = measurer.measure(Sentences.fox, proposal: .zero)
    #expect(measured.size == minimum.size)
    #expect(measured.lines == minimum.lines)
    #expect(measured.overflow == minimum.overflow)
    #expect(measured.fittingRange == 0..<0)
    #expect(measured.warnings.map(\.code) == ["invalid-proposal", "invalid-proposal"])
    #expect(minimum.warnings == [])
  }

  @Test("An answer does not depend on the one before")
  func order() throws {
    let measurer = try TextMeasurer.dejaVu()
    let heights = [200, 100, 200].map { width in
      measurer.measure(Sentences.fox, proposal: ProposedSize(width: width, height: nil)).height
    }
    #expect(heights == [37.25, 74.5, 37.25])
  }

  @Test("A text fits in exactly its width, and a hair less breaks it")
  func exactFit() throws {
    let measurer = try TextMeasurer.dejaVu()
    func lineCount(_ text: String, _ width: CGFloat) -> Int {
      measurer.measure(text, proposal: ProposedSize(width: width, height: nil)).lineCount
    }
    #expect(lineCount(Sentences.fox, 193.1640625) == 2)
    #expect(lineCount(Sentences.fox, 193.16) == 3)
    #expect(lineCount("Keep watching", 117.46875) == 1)
    #expect(lineCount("Keep watching", 117) == 2)
  }
}
