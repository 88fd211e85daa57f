/// Takes the sheet away that a view is in; elsewhere it does nothing.
///
///     @Environment(\.dismiss) private var dismiss
public struct DismissAction {
  private let action: () -> Void

  /// Takes what is done.
  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Takes the sheet away.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  /// Takes the sheet away that the view is in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
