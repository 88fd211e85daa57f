/// What is observed.
public enum ObserverKind: String, Hashable, Sendable, CaseIterable {
  /// The geometry of a view.
  case geometry = "onGeometryChange"

  /// What views say to those around them.
  case preference = "onPreferenceChange"

  /// A value.
  case value = "onChange"

  /// The frame of a view of another toolkit.
  case frame

  /// That a view is shown.
  case appearance = "onAppear"
}
