import TestFixtures
import TextLayout

/// A content with a layout manager and its container.
struct LaidOutDocument {
  let content: TextContentStorage
  let layout: TextLayoutManager
  let container: TextContainer

  var storage: TextStorage { content.textStorage }

  /// Puts text in DejaVu Sans at 16 pt, whose lines are 18.625 pt high, in a container.
  init(
    _ text: String,
    _ style: ParagraphStyle = ParagraphStyle(),
    width: Extent = .unlimited,
    height: Extent = .unlimited,
    padding: Double = 0
  ) throws {
    let storage = TextStorage(text, style: TextStyle(font: try .dejaVu()), paragraphStyle: style)
    content = TextContentStorage(storage)
    container = TextContainer(width: width, height: height)
    container.lineFragmentPadding = padding
    layout = TextLayoutManager(textContainer: container)
    content.addTextLayoutManager(layout)
  }

  /// Lays all of the text out.
  func ensureLayout() { layout.ensureLayout(for: layout.documentRange) }

  /// The bounds of the text.
  var bounds: UsageBounds { layout.usageBoundsForTextContainer }

  /// The states of all paragraphs.
  var states: [LayoutState] { layout.layoutFragments().map(\.state) }

  /// The frames of all paragraphs.
  var frames: [ContainerRect] { layout.layoutFragments().map(\.frame) }
}

/// Paragraphs of a line each.
func numberedParagraphs(_ count: Int) -> String {
  (0..<count).map { "Line \($0)" }.joined(separator: "\n")
}

let fox = "The quick brown fox jumps over the lazy dog"

extension LayoutCounters {
  /// Whether layout has not worked.
  var areZero: Bool { generatedParagraphs == 0 && shapedRuns == 0 && layoutPasses == 0 }
}
