import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Text that does not fit")
struct FittingPolicyTests {
  private static let narrow = ProposedSize(width: 100, height: 40)

  @Test("Lines below the proposed height are measured, and overflow")
  func overflows() throws {
    let measured = try TextMeasurer.dejaVu().measure(Sentences.fox, proposal: Self.narrow)
    #expect(measured.height == 74.5)
    #expect(measured.overflow == [.bottom])
    #expect(!measured.isTruncated)
    // The quick, brown fox
    #expect(measured.fittingRange == 0..<20)
  }

  @Test("Lines below the proposed height are left out if that is asked for")
  func truncates() throws {
    let measurer = try TextMeasurer.dejaVu()
    var fitting = FittingPolicy(heightPolicy: .truncates)
    let whole = measurer.measure(Sentences.fox, proposal: Self.narrow, fitting: fitting)
    #expect(CGSize(whole.size) == CGSize(width: 78.8828125, height: 37.25))
    #expect(whole.overflow == [])
    #expect(whole.isTruncated)
    #expect(whole.fittingRange == 0..<20)
    fitting.truncation = Truncation(.tail)
    let cut = measurer.measure(Sentences.fox, proposal: Self.narrow, fitting: fitting)
    // The ellipsis is 16 pt wide, and stands for the space too.
    #expect(CGSize(cut.size) == CGSize(width: 94.8828125, height: 37.25))
    #expect(cut.fittingRange == 0..<19)
  }

  @Test("The first line is measured in any height")
  func firstLine() throws {
    let measured = try TextMeasurer.dejaVu().measure(
      Sentences.fox,
      proposal: ProposedSize(width: 100, height: 10),
      fitting: FittingPolicy(heightPolicy: .truncates)
    )
    #expect(measured.height == 18.625)
    #expect(measured.overflow == [.bottom])
    #expect(measured.fittingRange == 0..<0)
  }

  static let limits: [(text: String, width: CGFloat, measured: Double, fitting: Range<Int>)] = [
    (Sentences.fox, 100, 93.6484375, 0..<9), ("Hello", 30, 28.03125, 0..<1),
    ("Hello", 40.5546875, 40.5546875, 0..<5),
  ]

  @Test("A limit of lines cuts the last of them if that is asked for", arguments: limits)
  func lineLimit(
    _ text: String,
    _ width: CGFloat,
    _ measuredWidth: Double,
    _ range: Range<Int>
  ) throws {
    let measured = try TextMeasurer.dejaVu().measure(
      text,
      proposal: ProposedSize(width: width, height: nil),
      fitting: FittingPolicy(lineLimit: 1, truncation: Truncation(.tail))
    )
    #expect(measured.size == Size(width: measuredWidth, height: 18.625))
    #expect(measured.lineCount == 1)
    #expect(measured.fittingRange == range)
    #expect(measured.isTruncated == (range.upperBound < text.count))
  }

  @Test("A limit of lines alone leaves out whole lines, be they empty")
  func wholeLines() throws {
    let measured = try TextMeasurer.dejaVu()
      .measure("a\n\nb", fitting: FittingPolicy(lineLimit: 1))
    #expect(measured.height == 18.625)
    #expect(measured.isTruncated)
    #expect(measured.fittingRange == 0..<2)
  }

  @Test("No line spacing is left below the last line, be lines left out or not")
  func lineSpacing() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.lineSpacing = 4
    let measurer = try TextMeasurer.dejaVu()
    let whole = measurer.measure("a\u{2028}b", options: options)
    #expect(whole.height == 41.25)
    #expect(whole.trailingLineSpacing == 4)
    let limited = measurer.measure(
      "a\u{2028}b",
      options: options,
      fitting: FittingPolicy(lineLimit: 1)
    )
    #expect(limited.height == 18.625)
    #expect(limited.trailingLineSpacing == 4)
  }

  @Test("What fits is told in UTF-16")
  func utf16() throws {
    let measured = try TextMeasurer.square().measure(
      "\u{1F600}\u{E9} b",
      proposal: ProposedSize(width: 20, height: nil),
      fitting: FittingPolicy(lineLimit: 1)
    )
    // A pair of surrogates, a letter and a space.
    #expect(measured.fittingRange == 0..<4)
  }

  @Test("A word that may not break overflows to the right")
  func word() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = .byWholeWords
    let measured = try TextMeasurer.square().measure(
      "aaaa bb",
      proposal: ProposedSize(width: 30, height: 10),
      options: options
    )
    #expect(measured.size == Size(width: 40, height: 20))
    #expect(measured.overflow == [.right, .bottom])
    #expect(measured.fit == .exceeds(width: 10, height: 10))
  }

  @Test("A word that may break does not overflow")
  func brokenWord() throws {
    let measured = try TextMeasurer.square()
      .measure("aaaa", proposal: ProposedSize(width: 30, height: nil))
    #expect(measured.size == Size(width: 30, height: 20))
    #expect(measured.overflow == [])
  }

  @Test("Insets count when lines are left out for want of height")
  func insets() throws {
    var options = MeasuringOptions()
    options.insets = Insets(top: 5, left: 0, bottom: 5, right: 0)
    let measured = try TextMeasurer.square().measure(
      "a\nb\nc",
      proposal: ProposedSize(width: nil, height: 34),
      options: options,
      fitting: FittingPolicy(heightPolicy: .truncates)
    )
    #expect(measured.size == Size(width: 10, height: 30))
    #expect(measured.fittingRange == 0..<4)
  }
}
