internal import ViewLayout

/// A view of a document, made of the state when it is evaluated.
typealias DocumentView = (DocumentState) -> AnyView

/// Views of a document one after the other, as the content of a container.
struct DocumentContent: View {
  let views: [DocumentView]
  let state: DocumentState

  var body: some View {
    ForEach(views.indices) { views[$0](state) }
  }
}

/// A view of a document that has a name.
func named(_ view: @escaping DocumentView, _ name: String) -> DocumentView {
  { state in AnyView(view(state).named(name)) }
}
