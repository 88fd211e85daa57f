extension View {
  /// Shows views of an item over all others, on the lower edge; see ``sheet(isPresented:onDismiss:content:)``.
  ///
  /// The views of another item begin anew.
  ///
  /// - Parameters:
  ///   - item: What is shown; `nil` shows no sheet, and is set when the sheet is dismissed.
  ///   - onDismiss: Is called once the views are laid out without the sheet again.
  ///   - content: Makes the views of an item.
  /// - Returns: The same view, to layout.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    let isPresented = Binding {
      item.wrappedValue != nil
    } set: { isPresented in
      if !isPresented { item.wrappedValue = nil }
    }
    return sheet(isPresented: isPresented, onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item).id(item.id) }
    }
  }
}
