public import TextLayout

/// A text view, whose insets and padding are part of its size.
///
///     TextView(TextViewModel(TextStorage("Einstellungen", style: style), .uiTextView))
///
/// It is as wide as its text needs, up to what is offered, and as high as its text. Edits of the
/// text make the layout ask again, and so do other insets and another container. Another model in
/// the place of one is another view.
public struct TextView: ViewRepresentable {
  private let model: TextViewModel

  /// Shows a text view.
  public init(_ model: TextViewModel) {
    self.model = model
  }

  /// The text view of this model.
  public var body: some View {
    ForeignView(representable: self).id(ObjectIdentifier(model))
  }

  /// Makes what hears of edits.
  public func makeCoordinator() -> TextViewCoordinator { TextViewCoordinator() }

  /// The text view, whose edits are heard from now on.
  public func makeView(context: Context) -> TextViewModel {
    let node = context.node
    context.coordinator.token = model.textStorage.observeEdits { _ in node.invalidate() }
    return model
  }

  /// Changes nothing.
  public func updateView(_ view: TextViewModel, context: Context) {}

  /// The insets, the padding and the text.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    view: TextViewModel,
    context: Context
  ) -> CGSize? {
    view.sizeThatFits(ProposedSize(width: proposal.width, height: proposal.height))
  }

  /// The insets, and what else beside the text its size follows from.
  public func sizingState(of view: TextViewModel) -> (any Equatable)? { view.sizing }

  /// Gives the text view its size.
  public func placeView(_ view: TextViewModel, in frame: CGRect, context: Context) {
    view.size = frame.size
  }
}
