/// Which letters text is written in.
extension Text {
  /// Capital or small letters.
  public enum Case: String, Hashable, Sendable, CaseIterable {
    /// Capital letters only.
    case uppercase

    /// Small letters only.
    case lowercase
  }
}

extension EnvironmentValues {
  private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
  }

  /// Which letters text is written in; `nil` leaves it as it is.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Writes text in the view in capital or in small letters, by the rules of its language.
  ///
  /// It is measured so, and buttons are pressed by the labels that are shown. Rules that look at
  /// the letters around, such as that of a sigma at the end of a word, do not look beyond a part of
  /// a text with a style of its own.
  ///
  /// - Parameter textCase: The letters; `nil` leaves text as it is.
  /// - Returns: The view with text of such letters.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
