extension View {
  /// Leaves out the labels of controls in the view, which then cannot be pressed by them.
  ///
  /// It holds for ``Toggle``, ``Stepper`` and ``Picker``.
  public func labelsHidden() -> some View { environment(\.showsLabels, false) }
}
