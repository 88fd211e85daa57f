/// A choice of one of several values, as large as its label.
///
///     Picker("Größe", selection: $size) { ForEach(sizes) { Text($0.name).tag($0) } }
///
/// Several views of a label stand beside each other. What can be chosen takes no part in layout,
/// and what a style of pickers would show of it is not added.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  @Environment(\.showsLabels) private var showsLabels

  private let label: Label

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - selection: What is chosen; without effect on layout.
  ///   - content: What can be chosen, each with a ``View/tag(_:)``; it is not shown.
  ///   - label: What the picker shows.
  public init(
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label.
  public var body: some View {
    if showsLabels { HStack { label } }
  }
}

extension Picker {
  /// Makes a picker of a label that is a view already.
  ///
  /// - Parameters:
  ///   - selection: What is chosen; without effect on layout.
  ///   - label: What the picker shows.
  ///   - content: What can be chosen, each with a ``View/tag(_:)``; it is not shown.
  public init(
    selection: Binding<Selection>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == ViewLayout.Label<Text, Image> {
  /// Makes a picker with a title beside a symbol.
  ///
  /// - Parameters:
  ///   - title: What the picker shows.
  ///   - systemImage: The name of the symbol.
  ///   - selection: What is chosen; without effect on layout.
  ///   - content: What can be chosen, each with a ``View/tag(_:)``; it is not shown.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ViewLayout.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - title: What the picker shows.
  ///   - selection: What is chosen; without effect on layout.
  ///   - content: What can be chosen, each with a ``View/tag(_:)``; it is not shown.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(verbatim: String(title)) }
  }
}
