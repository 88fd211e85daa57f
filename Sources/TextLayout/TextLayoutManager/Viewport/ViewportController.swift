public import Foundation

/// Lays out what is visible of a text, and no more.
///
/// In a container that is a simple rectangle without end a layout costs what is visible, however
/// long the text is, and paragraphs that have left the viewport give their lines and glyphs back.
/// Heights that were estimated are replaced by exact ones; what was visible moves in the container
/// by what ``ViewportPass/verticalCorrection`` says, and the viewport with it.
///
///     let viewport = ViewportController(layout)
///     viewport.viewportBounds = ContainerRect(x: 0, y: scroll, width: 300, height: 600)
///     let pass = viewport.layoutViewport()
///     scroll += pass.verticalCorrection
///
/// Source: TextKit's `NSTextViewportLayoutController`.
public final class ViewportController {
  /// The layout of the text.
  public let textLayoutManager: TextLayoutManager

  /// What is visible, in container space; only its top and bottom matter.
  public var viewportBounds = ContainerRect.zero

  /// How far above and below the viewport fragments are laid out and kept, in points; NaN and what
  /// is below 0 become 0.
  public var overdraw: CGFloat = 0 {
    didSet { overdraw = overdraw > 0 ? overdraw : 0 }
  }

  /// What shows the text.
  public weak var delegate: (any ViewportControllerDelegate)?

  /// The text of the fragments that were last laid out; `nil` before that, and after the text was
  /// edited so that they are gone.
  public var viewportRange: TextRange? {
    shown.isEmpty ? nil : TextRange(textLayoutManager.offsets(ofParagraphs: shown))
  }

  /// The paragraphs that were last laid out.
  var shown = 0..<0

  /// Begins with an empty viewport at the top.
  public init(_ textLayoutManager: TextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    textLayoutManager.viewports.removeAll { $0.controller == nil }
    textLayoutManager.viewports.append(WeakViewport(controller: self))
  }
}

@available(*, unavailable)
extension ViewportController: Sendable {}

extension ViewportController {
  /// Follows the paragraphs that were last laid out through an edit.
  func paragraphsDidChange(_ change: ParagraphChange) {
    let oldEnd = change.start + change.oldCount
    let delta = change.newCount - change.oldCount
    if oldEnd <= shown.lowerBound {
      shown = shown.lowerBound + delta..<shown.upperBound + delta
    } else if change.start < shown.upperBound {
      let end = max(shown.upperBound, oldEnd) + delta
      shown = min(shown.lowerBound, change.start)..<end
    }
  }

  /// Forgets the paragraphs that were last laid out.
  func forgetParagraphs() { shown = 0..<0 }
}
