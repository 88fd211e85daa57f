/// How a text field is painted, which is as large as its text in any case.
public protocol TextFieldStyle {}

extension View {
  /// Says how text fields in the view are painted; without effect on layout.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
}
