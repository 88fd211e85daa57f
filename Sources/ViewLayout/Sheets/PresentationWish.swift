/// How large views want the sheet to be that they are in.
struct PresentationWish: Hashable {
  /// How high it can be; `nil` if no view says.
  var detents: Set<PresentationDetent>?

  /// Along which axes it is as long as its content wants to be; `nil` if no view says.
  var fittedAxes: Axis.Set?

  /// The key under which a view says how high it can be.
  enum DetentsKey: LayoutValueKey {
    static var defaultValue: Set<PresentationDetent>? { nil }
  }

  /// The key under which a view says along which axes it is as long as its content wants to be.
  enum FittedAxesKey: LayoutValueKey {
    static var defaultValue: Axis.Set? { nil }
  }
}

extension LayoutNode {
  /// How large the view and those in it want their sheet to be; the outermost of those who say
  /// holds.
  var presentationWish: PresentationWish {
    var wish = PresentationWish(
      detents: layoutValue(PresentationWish.DetentsKey.self),
      fittedAxes: layoutValue(PresentationWish.FittedAxesKey.self)
    )
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
    layoutValue(key: PresentationWish.DetentsKey.self, value: detents)
  }

  /// Says along which axes the sheet that the view is in is as long as its content wants to be.
  public func presentationSizing(_ sizing: FittedPresentationSizing) -> some View {
    layoutValue(key: PresentationWish.FittedAxesKey.self, value: sizing.axes)
  }
}
