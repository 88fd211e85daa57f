import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Text that shrinks to fit")
struct ShrinkPolicyTests {
  private static func measured(_ shrink: ShrinkPolicy) throws -> MeasuredText {
    try TextMeasurer.dejaVu().measure(
      "Hello",
      proposal: ProposedSize(width: 30, height: nil),
      fitting: FittingPolicy(lineLimit: 1, truncation: Truncation(.tail), shrink: shrink)
    )
  }

  @Test("The largest scale is taken at which the text fits")
  func scale() throws {
    let measured = try Self.measured(ShrinkPolicy(minimumScale: 0.5))
    #expect(measured.lineCount == 1)
    #expect(measured.width <= 30)
    #expect(measured.overflow == [])
    #expect(!measured.isTruncated)
    #expect(measured.fittingRange == 0..<5)
    // 30 of 40.5546875 pt, less than a step of 1/64 pt of 16 pt away.
    let largest = 30 / 40.5546875
    #expect(measured.scale <= largest)
    #expect(measured.scale > largest - 1 / 1024)
  }

  @Test("What is painted is the text that shrank")
  func painted() throws {
    let measured = try Self.measured(ShrinkPolicy(minimumScale: 0.5))
    #expect(measured.text.font.size == 16 * measured.scale)
    #expect(TextPlaces(of: measured).text.font.size == 16 * measured.scale)
    #expect(try #require(measured.inkBounds).maxX <= 30)
  }

  @Test("A least scale that is not above 0 shrinks nothing", arguments: [0, -1, CGFloat.nan])
  func none(_ scale: CGFloat) throws {
    let measured = try Self.measured(ShrinkPolicy(minimumScale: scale))
    #expect(measured.scale == 1)
    #expect(measured.isTruncated)
    #expect(measured.width == 28.03125)
    #expect(ShrinkPolicy.none.minimumScale == 0)
  }

  @Test("Text shrinks for want of height only where that leaves out lines")
  func height() throws {
    let measurer = try TextMeasurer.square()
    let proposal = ProposedSize(width: nil, height: 15)
    var fitting = FittingPolicy(shrink: ShrinkPolicy(minimumScale: 0.5))
    #expect(measurer.measure("a\nb", proposal: proposal, fitting: fitting).scale == 1)
    fitting.heightPolicy = .truncates
    let measured = measurer.measure("a\nb", proposal: proposal, fitting: fitting)
    #expect(measured.scale == 0.75)
    #expect(measured.size == Size(width: 7.5, height: 15))
  }
}
