public import Foundation

extension TextField {
  /// Makes a text field of a value.
  ///
  /// - Parameters:
  ///   - value: The value, on which the view depends.
  ///   - format: How it is written; text that it cannot read leaves the value as it is.
  ///   - prompt: What is shown while there is no text; `nil` for the label.
  ///   - label: What the value is for.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(text: value.text(as: format), prompt: prompt, label: label)
  }

  /// Makes a text field of a value that may be missing.
  ///
  /// - Parameters:
  ///   - value: The value, on which the view depends; `nil` shows no text.
  ///   - format: How it is written; text that it cannot read leaves no value.
  ///   - prompt: What is shown while there is no text; `nil` for the label.
  ///   - label: What the value is for.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(text: value.text(as: format), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Makes a text field of a value, with a title.
  ///
  /// - Parameters:
  ///   - title: What the value is for.
  ///   - value: The value, on which the view depends.
  ///   - format: How it is written; text that it cannot read leaves the value as it is.
  ///   - prompt: What is shown while there is no text; `nil` for the title.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(verbatim: String(title)) }
  }

  /// Makes a text field of a value that may be missing, with a title.
  ///
  /// - Parameters:
  ///   - title: What the value is for.
  ///   - value: The value, on which the view depends; `nil` shows no text.
  ///   - format: How it is written; text that it cannot read leaves no value.
  ///   - prompt: What is shown while there is no text; `nil` for the title.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(verbatim: String(title)) }
  }
}

extension Binding {
  /// The value as it is written; text that cannot be read leaves it as it is.
  func text<Format: ParseableFormatStyle>(as format: Format) -> Binding<String>
  where Format.FormatInput == Value, Format.FormatOutput == String {
    Binding<String> {
      format.format(wrappedValue)
    } set: { text in
      if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
    }
  }

  /// The value as it is written, or no text; text that cannot be read leaves no value.
  func text<Format: ParseableFormatStyle>(as format: Format) -> Binding<String>
  where Format.FormatInput? == Value, Format.FormatOutput == String {
    Binding<String> {
      wrappedValue.map(format.format) ?? ""
    } set: { text in
      wrappedValue = try? format.parseStrategy.parse(text)
    }
  }
}
