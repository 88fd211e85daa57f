import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Sizes of labels")
struct LabelModelTests {
  private static func label(_ text: String) throws -> LabelModel {
    LabelModel(text, style: TextStyle(font: try .dejaVu()))
  }

  private static func width(_ width: CGFloat?) -> ProposedSize {
    ProposedSize(width: width, height: nil)
  }

  @Test("A label without text has no size, unless it is to be a line high")
  func empty() throws {
    var label = try Self.label("")
    #expect(label.intrinsicSize == .zero)
    #expect(label.sizeThatFits(Self.width(100)) == .zero)
    label.emptyPolicy = .oneLine
    #expect(label.intrinsicSize == CGSize(width: 0, height: 19))
  }

  static let roundings: [(scale: CGFloat, width: CGFloat, height: CGFloat)] = [
    (1, 41, 19), (2, 41, 19), (3, 122 / 3, 56 / 3),
  ]

  @Test("Sizes are rounded outward to pixels", arguments: roundings)
  func rounding(_ scale: CGFloat, _ width: CGFloat, _ height: CGFloat) throws {
    var label = try Self.label("Hello")
    label.displayScale = scale
    #expect(label.intrinsicSize == CGSize(width: width, height: height))
  }

  static let heights: [(scale: CGFloat, height: CGFloat)] = [(1, 21), (2, 21), (3, 62 / 3)]

  @Test("Inter at 17 pt is 20.57 pt high", arguments: heights)
  func lineHeight(_ scale: CGFloat, _ height: CGFloat) throws {
    let font = try Font.fixture("debian/Inter-Regular.otf", size: 17)
    var label = LabelModel("x", style: TextStyle(font: font))
    label.displayScale = scale
    #expect(label.intrinsicSize.height == height)
  }

  @Test("Without a scale, sizes are exact")
  func exact() throws {
    var label = try Self.label("Hello")
    label.displayScale = 0
    #expect(label.intrinsicSize == CGSize(width: 40.5546875, height: 18.625))
  }

  @Test("A label has one line, as many as are asked for, or all")
  func numberOfLines() throws {
    var label = try Self.label(Sentences.fox)
    label.displayScale = 0
    // "The quick" with an ellipsis.
    #expect(label.sizeThatFits(Self.width(100)) == CGSize(width: 93.6484375, height: 18.625))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(Self.width(100)).height == 37.25)
    label.numberOfLines = nil
    #expect(label.sizeThatFits(Self.width(100)) == CGSize(width: 98.6484375, height: 74.5))
    label.numberOfLines = 2
    label.numberOfLines = 0
    #expect(label.sizeThatFits(Self.width(100)).height == 74.5)
    #expect(label.sizeThatFits(.unspecified).width == 359.8671875)
    #expect(label.sizeThatFits(.zero) == CGSize(width: 49.3984375, height: 167.625))
  }

  @Test("The proposed height takes no line away")
  func height() throws {
    var label = try Self.label(Sentences.fox)
    label.numberOfLines = nil
    #expect(label.sizeThatFits(ProposedSize(width: 100, height: 10)).height == 75)
  }

  @Test("Several lines wrap at the preferred width, and one does not")
  func intrinsicSize() throws {
    var label = try Self.label(Sentences.fox)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicSize == CGSize(width: 360, height: 19))
    label.numberOfLines = nil
    #expect(label.intrinsicSize == CGSize(width: 99, height: 75))
    label.numberOfLines = 3
    #expect(label.intrinsicSize.height == 56)
    label.preferredMaxLayoutWidth = nil
    #expect(label.intrinsicSize == CGSize(width: 360, height: 19))
  }

  @Test("A least scale shrinks the fonts before text is left out, and 0 does not")
  func minimumScaleFactor() throws {
    var label = try Self.label("Hello")
    #expect(label.measured(Self.width(30)).scale == 1)
    #expect(label.measured(Self.width(30)).isTruncated)
    label.minimumScaleFactor = 0.5
    let measured = label.measured(Self.width(30))
    #expect(!measured.isTruncated)
    #expect(measured.scale <= 30 / 40.5546875)
    #expect(measured.scale > 30 / 40.5546875 - 1 / 1024)
  }
}
