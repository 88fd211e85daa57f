import Foundation
import TextLayout

/// A storage with a layout manager and its containers.
struct LaidOutText {
  let storage: TextStorage
  let manager = LayoutManager()
  let container: TextContainer

  /// Puts text in a container, without layout.
  init(
    _ text: StyledText,
    width: Extent = .unlimited,
    height: Extent = .unlimited,
    padding: CGFloat = 0
  ) {
    storage = TextStorage(text)
    container = TextContainer(width: width, height: height)
    container.lineFragmentPadding = padding
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  /// Puts text in one style in a container, without layout.
  init(
    _ text: String,
    _ font: Font,
    _ style: ParagraphStyle = ParagraphStyle(),
    width: Extent = .unlimited,
    height: Extent = .unlimited,
    padding: CGFloat = 0
  ) {
    self.init(
      StyledText(text, style: TextStyle(font: font), paragraphStyle: style),
      width: width,
      height: height,
      padding: padding
    )
  }

  /// The text of each line fragment, once all is laid out.
  var lines: [String] {
    manager.ensureLayout(for: container)
    return manager.lineFragments().map { storage.substring(in: $0.characterRange) }
  }
}
