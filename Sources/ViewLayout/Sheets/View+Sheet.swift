/// Views that show a sheet over all others.
private struct SheetPresenter<Content: View, Sheet: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    guard isPresented.wrappedValue else {
      if context.slot.presentation != nil, let onDismiss {
        context.ledger.updates.afterUpdate(onDismiss)
      }
      context.slot.presentation = nil
      return nodes
    }
    let presentation = context.slot.presentation ?? Presentation(context.ledger)
    context.slot.presentation = presentation
    var inner = context.at(context.slot.child(.content))
    (inner.orientation, inner.presentation) = (nil, presentation)
    let binding = isPresented
    inner.environment.dismiss = DismissAction { binding.wrappedValue = false }
    presentation.node = inner.build(SheetContent(presentation: presentation, sheet: sheet))[0]
    return nodes
  }
}

/// What is in a sheet.
private struct SheetContent<Sheet: View>: PrimitiveView {
  typealias Body = Never

  let presentation: Presentation
  let sheet: () -> Sheet

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let content = OnlyView(content: Evaluated(name: "sheet", content: sheet))
    return [context.node("sheet", SheetRule(presentation), context.nodes(of: content))]
  }
}

extension View {
  /// Shows views over all others, on the lower edge.
  ///
  /// The sheet is as wide and as high as what the root is offered, or as the root where nothing is, unless its content says
  /// ``presentationDetents(_:)`` or ``presentationSizing(_:)``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown.
  ///   - onDismiss: Is called once the views are laid out without the sheet again.
  ///   - content: The views.
  /// - Returns: The same view, to layout.
  public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    SheetPresenter(
      content: self,
      isPresented: isPresented,
      onDismiss: onDismiss,
      sheet: content
    )
  }

  /// Says how high the sheet is that the view is in: it takes the least of several heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    PresentationChange(content: self) { $0.detents = detents }
  }

  /// Says along which axes the sheet that the view is in is as long as its content wants to be.
  public func presentationSizing(_ sizing: FittedPresentationSizing) -> some View {
    PresentationChange(content: self) { $0.fittedAxes = sizing.axes }
  }
}

/// Views that tell the sheet they are in.
private struct PresentationChange<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let change: (Presentation) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    context.presentation.map(change)
    return context.nodes(of: content)
  }
}
