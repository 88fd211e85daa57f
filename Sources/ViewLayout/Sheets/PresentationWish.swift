/// How large a view wants the sheet to be that it is in.
struct PresentationWish: Hashable {
  /// How high it can be; `nil` if the view does not say.
  var detents: Set<PresentationDetent>?

  /// Along which axes it is as long as its content wants to be; `nil` if the view does not say.
  var fittedAxes: Axis.Set?

  /// The key under which views carry it.
  enum Key: LayoutValueKey {
    static var defaultValue: PresentationWish { PresentationWish() }
  }
}

extension LayoutNode {
  /// How large the view and those in it want their sheet to be; the outermost of those who say holds.
  var presentationWish: PresentationWish {
    var wish = layoutValue(PresentationWish.Key.self)
    for child in children where wish.detents == nil || wish.fittedAxes == nil {
      let inner = child.presentationWish
      wish.detents = wish.detents ?? inner.detents
      wish.fittedAxes = wish.fittedAxes ?? inner.fittedAxes
    }
    return wish
  }
}

extension View {
  /// Says how high the sheet is that the view is in: it takes the least of several heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    wishing { $0.detents = detents }
  }

  /// Says along which axes the sheet that the view is in is as long as its content wants to be.
  public func presentationSizing(_ sizing: FittedPresentationSizing) -> some View {
    wishing { $0.fittedAxes = sizing.axes }
  }

  private func wishing(_ change: @escaping (inout PresentationWish) -> Void) -> some View {
    AdjustedView(content: self) { node in
      var wish = node.layoutValue(PresentationWish.Key.self)
      change(&wish)
      return node.setLayoutValue(wish, for: PresentationWish.Key.self)
    }
  }
}
