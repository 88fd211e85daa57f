import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("How high line fragments are")
struct FragmentHeightTests {
  struct Trial: CustomTestStringConvertible {
    let name: String
    var multiple = 0.0
    var minimum = 0.0
    var maximum = 0.0
    let height: CGFloat
    let baseline: CGFloat

    var testDescription: String { name }
  }

  static let trials = [
    Trial(name: "a minimum", minimum: 30, height: 30, baseline: 26.2265625),
    Trial(name: "a maximum", maximum: 12, height: 12, baseline: 8.2265625),
    Trial(name: "a multiple", multiple: 1.5, height: 27.9375, baseline: 24.1640625),
    Trial(
      name: "a multiple, then a maximum",
      multiple: 2,
      maximum: 30,
      height: 30,
      baseline: 26.2265625
    ),
    Trial(
      name: "a minimum above the maximum",
      minimum: 30,
      maximum: 20,
      height: 30,
      baseline: 26.2265625
    ),
    Trial(name: "a multiple of 1", multiple: 1, height: 18.625, baseline: 14.8515625),
    Trial(name: "a multiple of 0", height: 18.625, baseline: 14.8515625),
  ]

  @Test("A line grows and shrinks above its text", arguments: trials)
  func lineHeight(_ trial: Trial) throws {
    var style = ParagraphStyle()
    style.lineHeightMultiple = trial.multiple
    style.minimumLineHeight = trial.minimum
    style.maximumLineHeight = trial.maximum
    let text = LaidOutText("Hello", try .dejaVu(), style)
    let line = try #require(text.fragments.first)
    #expect(line.rect.height == trial.height)
    #expect(line.usedRect.height == trial.height)
    #expect(line.baseline == trial.baseline)
    #expect(line.drawsOutsideLineFragment == (trial.height < 18.625))
    #expect(text.usedRect.height == trial.height)
  }

  @Test("Line spacing is between lines", arguments: [Extent.unlimited, 100])
  func lineSpacing(height: Extent) throws {
    var style = ParagraphStyle()
    style.lineSpacing = 4
    let two = LaidOutText("aaa bbb", try .dejaVu(), style, width: 35, height: height)
    #expect(two.usedRect.height == 41.25)
    #expect(two.fragments.map(\.textRect.minY) == [0, 22.625])
    #expect(two.fragments.map(\.usedRect.height) == [22.625, 18.625])
    let one = LaidOutText("aaa", try .dejaVu(), style, width: 35, height: height)
    #expect(one.usedRect.height == 18.625)
    #expect(one.fragments.map(\.usedRect.height) == [18.625])
  }

  @Test("Space after a paragraph moves the next down", arguments: [Extent.unlimited, 100])
  func spacingAfter(height: Extent) throws {
    var style = ParagraphStyle()
    let plain = LaidOutText("aaa\nbbb", try .dejaVu(), style, height: height)
    style.spacingAfter = 20
    let spaced = LaidOutText("aaa\nbbb", try .dejaVu(), style, height: height)
    #expect(spaced.usedRect.height == 57.25)
    let tops = zip(spaced.fragments, plain.fragments).map { $0.textRect.minY - $1.textRect.minY }
    #expect(tops == [0, 20])
    #expect(spaced.fragments.map(\.rect.height) == [38.625, 18.625])
    #expect(spaced.fragments.map(\.usedRect.height) == [18.625, 18.625])
  }

  @Test(
    "Spaces after and before add up, and none is at the top",
    arguments: [Extent.unlimited, 100]
  )
  func spacingBetween(height: Extent) throws {
    var style = ParagraphStyle()
    style.spacingAfter = 10
    style.spacingBefore = 7
    let text = LaidOutText("aaa\nbbb", try .dejaVu(), style, height: height)
    #expect(text.fragments.map(\.textRect.minY) == [0, 35.625])
    #expect(text.usedRect.height == 54.25)
    #expect(text.fragments.map(\.rect.minY) == [0, 28.625])
  }

  @Test("Line gaps count unless the manager leaves them out, and baselines stay")
  func leading() throws {
    let text = LaidOutText("Hello", try .fixture("debian/DejaVuMathTeXGyre.ttf", size: 16))
    #expect(isClose(text.usedRect.height, to: 19.2))
    #expect(isClose(try #require(text.fragments.first).baseline, to: 12.672))
    text.manager.usesFontLeading = false
    #expect(isClose(text.usedRect.height, to: 16))
    #expect(isClose(try #require(text.fragments.first).baseline, to: 12.672))
  }
}
