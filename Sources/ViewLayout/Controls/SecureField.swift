/// Text that can be edited and is not shown, in the width that is offered: a bullet for each
/// character.
///
/// It is as large as a ``TextField`` of that many bullets.
public struct SecureField<Label: View>: View {
  @Binding private var text: String

  private let prompt: Text?
  private let label: Label

  /// Makes a secure field.
  ///
  /// - Parameters:
  ///   - text: The text, on which the view depends.
  ///   - prompt: What is shown while there is no text; `nil` for the label.
  ///   - label: What the text is for.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    _text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The bullets, or what is shown in their place.
  public var body: some View {
    TextLine(text: String(repeating: "•", count: text.count), isLimited: true) {
      if let prompt { prompt } else { HStack { label } }
    }
  }
}

extension SecureField where Label == Text {
  /// Makes a secure field with a title.
  ///
  /// - Parameters:
  ///   - title: What the text is for.
  ///   - text: The text, on which the view depends.
  ///   - prompt: What is shown while there is no text; `nil` for the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(verbatim: String(title)) }
  }
}
