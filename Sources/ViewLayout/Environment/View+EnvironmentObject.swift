public import Observation

/// The key of the object of a type.
enum EnvironmentObjectKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

extension View {
  /// Gives an object to the view and to those in it, which find it by its type.
  ///
  ///     ContentView().environment(library)
  ///     @Environment(Library.self) private var library
  ///
  /// - Parameter object: The object; `nil` for none.
  /// - Returns: The view in the changed environment.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    transformEnvironment { $0[EnvironmentObjectKey<Model>.self] = object }
  }
}
