internal import TextMeasurement

/// What the size of a text view follows from, beside its text and the room that it is offered.
package struct TextViewSizing: Equatable {
  private let insets: [Int64]
  private let lineFragmentPadding: Double
  private let maximumNumberOfLines: Int?
  private let lastLineBreakMode: LineBreakMode
  private let exclusions: [Exclusion]
  private let options: MeasuringOptions

  fileprivate init(_ view: TextViewModel) {
    insets = view.insetUnits
    lineFragmentPadding = view.textContainer.lineFragmentPadding
    maximumNumberOfLines = view.textContainer.maximumNumberOfLines
    lastLineBreakMode = view.textContainer.lastLineBreakMode
    exclusions = view.textContainer.exclusions
    options = view.store.options
  }
}

extension TextViewModel {
  /// What the size follows from now, beside the text.
  package var sizing: TextViewSizing { TextViewSizing(self) }
}
