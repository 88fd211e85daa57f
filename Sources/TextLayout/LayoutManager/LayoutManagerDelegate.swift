public import Foundation
public import TextMeasurement

/// What is told of a layout manager's work, and has a say in it.
///
/// Every method has a default that changes nothing. The hooks that return something are called
/// while text is laid out: they must not ask the manager anything, nor edit, nor change a
/// container. Those that tell something may; lines are told to be invalid before all managers of a
/// text know of an edit, so that one that edits then is told of to the others together with the
/// first.
public protocol LayoutManagerDelegate: AnyObject {
  /// Tells that no more text comes into a container.
  ///
  /// A container is told of again when lines of it were dropped and are laid out anew. Another one
  /// may be added: what comes into it is laid out when it is asked for.
  ///
  /// - Parameters:
  ///   - manager: The layout manager.
  ///   - container: The container; `nil` where text is left that no container holds.
  ///   - atEnd: Whether the text ends in it.
  func layoutManager(
    _ manager: LayoutManager,
    didCompleteLayoutFor container: TextContainer?,
    atEnd: Bool
  )

  /// Tells that lines are not valid any more.
  func layoutManagerDidInvalidateLayout(_ manager: LayoutManager)

  /// Says what is left below a line.
  ///
  /// - Parameters:
  ///   - manager: The layout manager.
  ///   - proposed: What the style says, in points.
  ///   - characters: The text of the line: UTF-16 offsets.
  /// - Returns: A length in points; what is below 0 counts as 0.
  func layoutManager(
    _ manager: LayoutManager,
    lineSpacing proposed: CGFloat,
    below characters: Range<Int>
  ) -> CGFloat

  /// Says what is left before a paragraph; nothing is at the top of a container.
  ///
  /// - Parameters:
  ///   - manager: The layout manager.
  ///   - proposed: What the style says, in points.
  ///   - characters: The paragraph: UTF-16 offsets.
  /// - Returns: A length in points; what is below 0 counts as 0.
  func layoutManager(
    _ manager: LayoutManager,
    spacingBefore proposed: CGFloat,
    paragraph characters: Range<Int>
  ) -> CGFloat

  /// Says what is left after a paragraph; nothing is after the last.
  ///
  /// - Parameters:
  ///   - manager: The layout manager.
  ///   - proposed: What the style says, in points.
  ///   - characters: The paragraph: UTF-16 offsets.
  /// - Returns: A length in points; what is below 0 counts as 0.
  func layoutManager(
    _ manager: LayoutManager,
    spacingAfter proposed: CGFloat,
    paragraph characters: Range<Int>
  ) -> CGFloat

  /// Says how large an attachment is; asked once each time its glyph is generated.
  ///
  /// - Parameters:
  ///   - manager: The layout manager.
  ///   - proposed: What the style says.
  ///   - character: Its UTF-16 offset.
  ///   - width: The room for a line, in points; infinite where the container has no end.
  /// - Returns: The attachment as it is laid out.
  func layoutManager(
    _ manager: LayoutManager,
    attachment proposed: Attachment,
    at character: Int,
    inLineOf width: CGFloat
  ) -> Attachment
}

extension LayoutManagerDelegate {
  /// Does nothing.
  public func layoutManager(
    _ manager: LayoutManager,
    didCompleteLayoutFor container: TextContainer?,
    atEnd: Bool
  ) {}

  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ manager: LayoutManager) {}

  /// Leaves what the style says.
  public func layoutManager(
    _ manager: LayoutManager,
    lineSpacing proposed: CGFloat,
    below characters: Range<Int>
  ) -> CGFloat { proposed }

  /// Leaves what the style says.
  public func layoutManager(
    _ manager: LayoutManager,
    spacingBefore proposed: CGFloat,
    paragraph characters: Range<Int>
  ) -> CGFloat { proposed }

  /// Leaves what the style says.
  public func layoutManager(
    _ manager: LayoutManager,
    spacingAfter proposed: CGFloat,
    paragraph characters: Range<Int>
  ) -> CGFloat { proposed }

  /// Leaves the attachment as it is.
  public func layoutManager(
    _ manager: LayoutManager,
    attachment proposed: Attachment,
    at character: Int,
    inLineOf width: CGFloat
  ) -> Attachment { proposed }
}

extension LayoutManager: LayoutHooks {
  func spacing(
    _ proposed: ParagraphSpacing,
    ofParagraph characters: Range<Int>
  ) -> ParagraphSpacing {
    guard let delegate else { return proposed }
    var spacing = proposed
    spacing.before = units(
      delegate.layoutManager(
        self,
        spacingBefore: CGFloat(units: proposed.before),
        paragraph: characters
      )
    )
    spacing.after = units(
      delegate.layoutManager(
        self,
        spacingAfter: CGFloat(units: proposed.after),
        paragraph: characters
      )
    )
    return spacing
  }

  func lineSpacing(_ proposed: Int64, below characters: Range<Int>) -> Int64 {
    guard let delegate else { return proposed }
    return units(
      delegate.layoutManager(self, lineSpacing: CGFloat(units: proposed), below: characters)
    )
  }

  func attachment(_ proposed: Attachment, at character: Int, width: Int64) -> Attachment {
    delegate?.layoutManager(
      self,
      attachment: proposed,
      at: character,
      inLineOf: width < LayoutUnit.limit ? CGFloat(units: width) : .infinity
    ) ?? proposed
  }

  /// A length that a delegate says, in layout units: at least 0, and no more than a line can be
  /// high.
  private func units(_ length: CGFloat) -> Int64 {
    min(max(0, length.units), LayoutUnit.limit >> 12)
  }
}
