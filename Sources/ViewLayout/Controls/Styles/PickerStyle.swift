/// How a picker is painted, which is as large as its label in any case.
public protocol PickerStyle {}

extension View {
  /// Says how pickers in the view are painted; without effect on layout.
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
}
