import Foundation
import TestFixtures
import TextLayout

/// Paragraphs in random styles, and a container for them.
///
/// Lengths are whole numbers of 64ths of a point, which sums and differences keep exactly.
struct RandomDocument {
  let text: StyledText
  let width: Double
  let padding: Double
  let insets: Insets

  /// The parts of the container that text avoids; none in half of all documents.
  let exclusions: [Exclusion]

  /// Sets paragraphs in random styles.
  ///
  /// - Parameters:
  ///   - paragraphs: The texts, without separators.
  ///   - language: Their language; `nil` if they have several or none.
  ///   - generator: Says what the document is like.
  init(
    _ paragraphs: some Sequence<String>,
    language: String?,
    using generator: inout SeededGenerator
  ) {
    var style = TextStyle(font: .system(size: Double(Int.random(in: 9...28, using: &generator))))
    style.language = language
    var text = StyledText("", style: style, paragraphStyle: .random(using: &generator))
    for paragraph in paragraphs {
      let paragraphStyle = ParagraphStyle.random(using: &generator)
      if !text.string.isEmpty { text.append("\n") }
      text.append(StyledText(paragraph, style: style, paragraphStyle: paragraphStyle))
    }
    if Int.random(in: 0..<3, using: &generator) == 0 { text.append("\n") }
    self.text = text
    let isNarrow = Int.random(in: 0..<8, using: &generator) == 0
    let rest = Double.random(upTo: isNarrow ? 40 : 600, using: &generator)
    width = rest + (isNarrow ? 1 : 60)
    padding = Bool.random(using: &generator) ? .random(upTo: 12, using: &generator) : 5
    insets = Insets(
      top: .random(upTo: 30, using: &generator),
      left: .random(upTo: 30, using: &generator),
      bottom: .random(upTo: 30, using: &generator),
      right: .random(upTo: 30, using: &generator)
    )
    let count = Bool.random(using: &generator) ? Int.random(in: 1...4, using: &generator) : 0
    let width = width
    exclusions = (0..<count).map { _ in .random(in: width, using: &generator) }
  }

  /// A new container.
  var container: TextContainer {
    let container = TextContainer(width: .points(width))
    container.lineFragmentPadding = padding
    container.exclusions = exclusions
    return container
  }
}

extension Double {
  /// A length from 0 on.
  static func random(upTo limit: Int, using generator: inout SeededGenerator) -> Double {
    Double(Int.random(in: 0...limit * 64, using: &generator)) / 64
  }

  /// A length that is 0 as often as not.
  fileprivate static func rare(upTo limit: Int, using generator: inout SeededGenerator) -> Double {
    Bool.random(using: &generator) ? random(upTo: limit, using: &generator) : 0
  }
}

extension ParagraphStyle {
  /// A style with random indents, spacings and alignment.
  fileprivate static func random(using generator: inout SeededGenerator) -> ParagraphStyle {
    let alignments: [TextAlignment] = [.natural, .leading, .center, .trailing, .justified]
    var style = ParagraphStyle()
    style.alignment = alignments[Int.random(in: 0..<alignments.count, using: &generator)]
    style.firstLineIndent = .rare(upTo: 30, using: &generator)
    style.headIndent = .rare(upTo: 30, using: &generator)
    style.tailIndent = -.rare(upTo: 30, using: &generator)
    style.lineSpacing = .rare(upTo: 10, using: &generator)
    style.spacingBefore = .rare(upTo: 20, using: &generator)
    style.spacingAfter = .rare(upTo: 20, using: &generator)
    return style
  }
}

extension Exclusion {
  /// A rectangle, an ellipse or a polygon that meets a container.
  fileprivate static func random(
    in width: CGFloat,
    using generator: inout SeededGenerator
  ) -> Exclusion {
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: -20...width, using: &generator),
        y: .random(in: -20...1200, using: &generator)
      )
    }
    func rect() -> CGRect {
      let size = CGSize(
        width: .random(in: 1...width / 2 + 1, using: &generator),
        height: .random(in: 1...200, using: &generator)
      )
      return CGRect(origin: point(), size: size)
    }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return .rect(rect())
    case 1: return .ellipse(in: rect())
    default: return .polygon((0..<4).map { _ in point() })
    }
  }
}
