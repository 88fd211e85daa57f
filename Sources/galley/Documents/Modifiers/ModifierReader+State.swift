internal import ViewLayout

extension ModifierReader {
  /// The readers of modifiers that change state, or show views because of it.
  static let state: [ModifierReader] = [
    ModifierReader(name: "onGeometryChange", read: readGeometryChange),
    ModifierReader(name: "sheet", read: readSheet),
  ]

  private static func readGeometryChange(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let observation = try GeometryObservation(value)
    return { view, state in
      AnyView(
        view.onGeometryChange(for: SampleValue.self) {
          observation.value(of: $0)
        } action: { value in
          state.write(value, to: observation.cell)
        }
      )
    }
  }

  private static func readSheet(_ value: DocumentValue) throws(DocumentError) -> DocumentModifier {
    let object = try DocumentObject(value, keys: ["detent", "content"])
    let detent = try object.number("detent")
    let content = try object.required("content").content()
    return { view, state in
      AnyView(
        view.sheet(isPresented: .constant(true)) {
          DocumentContent(views: content, state: state)
            .presentationDetents(detent.value(in: state).map { [.height($0)] } ?? [.large])
        }
      )
    }
  }
}
