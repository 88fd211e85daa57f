extension LayoutTree {
  /// Presses a button: runs its action, or flips a ``Toggle``.
  ///
  /// What the action changes is laid out with the next ``settle(in:mode:limit:keeping:)``.
  ///
  /// - Parameter label: What `accessibilityLabel` calls it; otherwise the texts of its label in the
  ///   order of the views, with spaces between them, or the names of its pictures if it has no
  ///   text. A ``Stepper`` has a ` +` or ` -` after them. Of several buttons with it, the first in
  ///   the highest sheet is pressed.
  /// - Throws: A ``ButtonError`` that lists the buttons if none has the label, or the one that has
  ///   it is disabled.
  public func press(_ label: String) throws(ButtonError) {
    let buttons = outermostNodes.reversed().flatMap(\.buttons)
    let alike = buttons.filter { $0.label == label }
    guard let button = alike.first(where: \.isEnabled) ?? alike.first else {
      throw .notFound(label, among: buttons.map(\.label))
    }
    guard button.isEnabled else { throw .isDisabled(label) }
    button.action()
  }
}
