extension View {
  /// Paints the view, and not all of the window as in SwiftUI, dark on light or light on dark.
  ///
  /// - Parameter colorScheme: The scheme, as ``EnvironmentValues/colorScheme`` of the view; `nil`
  ///   leaves it to the views around.
  /// - Returns: The view, which is laid out as without unless it reads the scheme.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }
}
