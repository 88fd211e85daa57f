import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("The rectangles of a text that was measured")
struct MeasuredRectTests {
  @Test("The size includes the indent, and the box of the lines does not")
  func indent() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.firstLineIndent = 20
    let measured = try TextMeasurer.dejaVu().measure("Hello", options: options)
    #expect(CGSize(measured.size) == CGSize(width: 60.5546875, height: 18.625))
    #expect(measured.contentRect == ContainerRect(x: 20, y: 0, width: 40.5546875, height: 18.625))
  }

  @Test("Insets and padding are in the size, and around the box of the lines")
  func insets() throws {
    var options = MeasuringOptions()
    options.insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    options.lineFragmentPadding = 5
    let measured = try TextMeasurer.square().measure("aa", options: options)
    #expect(measured.size == Size(width: 36, height: 14))
    #expect(measured.contentRect == ContainerRect(x: 7, y: 1, width: 20, height: 10))
  }

  @Test("The box of the lines follows the alignment, whatever empty lines do")
  func alignment() throws {
    var options = MeasuringOptions()
    options.widthPolicy = .fill
    options.paragraphStyle.alignment = .trailing
    let measurer = try TextMeasurer.square()
    let proposal = ProposedSize(width: 100, height: nil)
    let measured = measurer.measure("aa\n\na", proposal: proposal, options: options)
    #expect(measured.contentRect == ContainerRect(x: 80, y: 0, width: 20, height: 30))
    options.paragraphStyle.alignment = .center
    let centred = measurer.measure("aa\n\na", proposal: proposal, options: options)
    #expect(centred.contentRect == ContainerRect(x: 40, y: 0, width: 20, height: 30))
  }

  /// Bounds of glyphs and their advances in DejaVu Sans, in units of 1/2,048 em: j from -37, f up
  /// to 760 of 721, H from 201 to 1,339 and up to 1,493; the ascent is 1,901.
  @Test("Ink that leaves the box is told edge by edge")
  func inkOverflow() throws {
    let measurer = try TextMeasurer.dejaVu()
    #expect(measurer.measure("j").inkOverflow.left == 37.0 / 128)
    #expect(measurer.measure("j").inkOverflow.right == 0)
    #expect(
      measurer.measure("f").inkOverflow == Insets(top: 0, left: 0, bottom: 0, right: 39 / 128)
    )
    #expect(measurer.measure(" ").inkOverflow == .zero)
  }

  @Test("The bounds of the ink are those of what is painted")
  func inkBounds() throws {
    let measurer = try TextMeasurer.dejaVu()
    let bounds = ContainerRect(
      x: 201 / 128,
      y: 408 / 128,
      width: 1138 / 128,
      height: 1493 / 128
    )
    #expect(measurer.measure("H").inkBounds == bounds)
    #expect(measurer.measure(" ").inkBounds == nil)
  }

  @Test("The lines are those of the text at the width")
  func lines() throws {
    let measured = try TextMeasurer.dejaVu()
      .measure(Sentences.fox, proposal: ProposedSize(width: 100, height: nil))
    #expect(measured.lines == measured.text.lines(forWidth: 100))
    #expect(measured.shown.lines == measured.lines)
    #expect(measured.lines.map(\.width) == [77.6484375, 78.8828125, 89.4296875, 98.6484375])
    #expect(TextPlaces(of: measured).lineCount == 4)
    #expect(measured.scale == 1)
  }
}
