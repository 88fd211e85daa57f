internal import ViewLayout

/// A view of another toolkit among those of a document.
struct Foreign: ViewRepresentable {
  /// What the document tells of it.
  let traits: DocumentForeignView.Traits

  func makeView(context: Context) -> DocumentForeignView { DocumentForeignView(traits) }

  func updateView(_ view: DocumentForeignView, context: Context) { view.traits = traits }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    view: DocumentForeignView,
    context: Context
  ) -> CGSize? { view.traits.answer }
}
