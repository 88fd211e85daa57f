extension View {
  /// Shows views of an item over all others, on the lower edge, for as long as there is one.
  ///
  /// With another item the views are others. See ``sheet(isPresented:onDismiss:content:)``.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` shows no sheet.
  ///   - onDismiss: Is called once the views are laid out without the sheet again.
  ///   - content: Makes the views of the item.
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
