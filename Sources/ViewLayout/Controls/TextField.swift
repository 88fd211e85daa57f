/// Text that can be edited, in the width that is offered.
///
///     TextField("Name", text: $name)
///
/// It is as high as one line of its text, or of what is shown in its place while there is none.
/// Where no width is offered it is as wide as that. What a style of text fields would leave free
/// around the text is not added.
public struct TextField<Label: View>: View {
  @Binding private var text: String

  private let prompt: Text?
  private let label: Label
  private let axis: Axis

  /// Makes a text field.
  ///
  /// - Parameters:
  ///   - text: The text, on which the view depends.
  ///   - prompt: What is shown while there is no text; `nil` for the label.
  ///   - axis: Where longer text goes: it scrolls in one line, or grows downwards in several.
  ///   - label: What the text is for.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    _text = text
    (self.prompt, self.axis) = (prompt, axis)
    self.label = label()
  }

  /// The text, or what is shown in its place.
  public var body: some View {
    TextLine(text: text, isLimited: axis == .horizontal) {
      if let prompt { prompt } else { HStack { label } }
    }
  }
}

extension TextField where Label == Text {
  /// Makes a text field with a title.
  ///
  /// - Parameters:
  ///   - title: What the text is for.
  ///   - text: The text, on which the view depends.
  ///   - prompt: What is shown while there is no text; `nil` for the title.
  ///   - axis: Where longer text goes: it scrolls in one line, or grows downwards in several.
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(verbatim: String(title)) }
  }
}
