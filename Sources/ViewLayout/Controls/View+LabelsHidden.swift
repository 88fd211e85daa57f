extension View {
  /// Leaves out the labels of controls in the view, which then cannot be pressed by them.
  ///
  /// It holds for ``Toggle``, ``Stepper``, ``Picker`` and ``ProgressView``.
  public func labelsHidden() -> some View { environment(\.showsLabels, false) }
}
