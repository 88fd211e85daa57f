import ViewLayout

/// Makes a view without a type of its own of those that are written one below the other.
@resultBuilder
enum ErasingViewBuilder {
  static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    ViewBuilder.buildBlock(repeat each content)
  }

  static func buildFinalResult(_ content: some View) -> AnyView { AnyView(content) }
}
