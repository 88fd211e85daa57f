/// Views that show a sheet over all others.
private struct SheetPresenter<Content: View, Sheet: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    guard context.ledger.tracking({ isPresented.wrappedValue }) else {
      if context.slot.presented != nil {
        context.ledger.nodes.changes += 1
        onDismiss.map { context.ledger.updates.afterUpdate(for: context.slot, $0) }
      }
      (context.slot.presented, context.slot.kept) = (nil, nil)
      return nodes
    }
    let presentation = context.slot.kept as? Presentation ?? Presentation(context.ledger)
    presentation.presenters = nodes
    context.slot.kept = presentation
    var inner = context.at(context.slot.child(.content))
    let binding = isPresented
    inner.environment.dismiss = DismissAction { binding.wrappedValue = false }
    let node = inner.build(SheetContent(sheet: sheet))[0]
    if node !== context.slot.presented { context.ledger.nodes.changes += 1 }
    context.slot.presented = node
    return nodes
  }
}

/// What is in a sheet.
private struct SheetContent<Sheet: View>: PrimitiveView {
  typealias Body = Never

  let sheet: () -> Sheet

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let content = OnlyView(content: Evaluated(content: sheet))
    return [context.node("sheet", SheetRule(), context.nodes(of: content))]
  }
}

extension View {
  /// Shows views over all others, on the lower edge.
  ///
  /// The sheet is as wide as the root and as high as what that is offered, unless its content says
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
}
