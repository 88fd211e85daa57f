internal import Foundation
public import TextMeasurement

extension PreparedText {
  /// Measures the text in what is proposed, and keeps its lines.
  ///
  /// - Parameters:
  ///   - proposal: What the text is offered.
  ///   - fitting: What is done about text that does not fit.
  ///   - emptyPolicy: What the size of an empty text is.
  /// - Returns: The size and the lines. Its `text` can be asked about other proposals.
  /// - Complexity: As for `limited(forWidth:_:)`; the text is shaped again only where it shrinks.
  public func measured(
    _ proposal: ProposedSize,
    fitting: FittingPolicy = FittingPolicy(),
    emptyPolicy: EmptyTextPolicy = .oneLine
  ) -> MeasuredText {
    measured(proposal, fitting: fitting, emptyPolicy: emptyPolicy, unreadable: [])
  }

  /// Measures the text, and warns of attributes that were left out of it.
  func measured(
    _ proposal: ProposedSize,
    fitting: FittingPolicy,
    emptyPolicy: EmptyTextPolicy,
    unreadable: [UnreadableAttribute]
  ) -> MeasuredText {
    let width = proposal.width.map(Double.init)
    return MeasuredText(
      limited(forWidth: width, fitting.limit(in: proposal)),
      proposedWidth: width,
      proposedHeight: proposal.height.map(Double.init),
      size: text.isEmpty && emptyPolicy == .zero ? .zero : nil,
      earlierWarnings: unreadable.map { .unreadableAttribute($0.description) }
    )
  }
}
