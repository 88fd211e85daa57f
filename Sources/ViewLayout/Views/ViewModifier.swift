/// What makes another view of a view.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.white) }
///     }
///     Text("Hi").modifier(Card())
///
/// It may have properties such as ``State`` and ``Environment``, which belong to the place where it
/// is applied.
public protocol ViewModifier {
  /// The view that it makes.
  associatedtype Body: View

  /// What stands for the view that is modified.
  typealias Content = ViewModifierContent<Self>

  /// The view that it makes of another one.
  ///
  /// - Parameter content: Stands for the view that is modified, once or several times.
  /// - Returns: The view.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
  /// Applies another modifier to what this one makes.
  public func concat<Outer: ViewModifier>(_ modifier: Outer) -> ModifiedContent<Self, Outer> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier.
  ///
  /// - Parameter modifier: What makes another view of this one.
  /// - Returns: That view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
