import Testing

@testable import ViewLayout

@Suite("Spacing")
struct ViewSpacingTests {
  @Test("V1: distances of a category that both know are added")
  func shared() {
    let upper = ViewSpacing(.named("group"), 10, along: .bottom)
    let lower = ViewSpacing(.named("group"), 15, along: .top)
    #expect(upper.distance(to: lower, along: .vertical) == 25)
  }

  @Test("V1: what is wanted towards any neighbour is not added")
  func any() {
    let upper = ViewSpacing(.any, 7, along: .bottom)
    let lower = ViewSpacing(.any, 13, along: .top)
    #expect(upper.distance(to: lower, along: .vertical) == 13)
  }

  @Test("V1: views that know nothing in common are 8 points apart")
  func nothing() {
    let upper = ViewSpacing(.named("one"), 1, along: .all)
    let lower = ViewSpacing(.named("other"), 2, along: .all)
    #expect(upper.distance(to: lower, along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(
      ViewSpacing.box(.leftToRight).distance(to: .box(.leftToRight), along: .vertical) == 8
    )
  }

  @Test("V1: the edges of a view are mirrored with its direction")
  func mirrored() {
    let left = ViewSpacing(.any, 2, along: .leading)
    let leftToRight = left.union(ViewSpacing(.any, 3, along: .trailing))
    #expect(leftToRight.distance(to: .zero, along: .horizontal) == 3)
    // Left is trailing from right to left.
    let rightToLeft = ViewSpacing(.any, 2, along: .trailing)
      .union(ViewSpacing(.any, 3, along: .leading))
    #expect(rightToLeft.distance(to: .zero, along: .horizontal) == 2)
    #expect(ViewSpacing.box(.leftToRight)[.leading, .rightOfText] == .distance(0))
    #expect(ViewSpacing.box(.rightToLeft)[.trailing, .rightOfText] == .distance(0))
  }

  @Test("A union keeps the larger of two preferences, along the edges that are asked for")
  func union() {
    let small = ViewSpacing(.any, 2, along: .all)
    let union = small.union(ViewSpacing(.any, 5, along: .all), edges: .top)
    #expect(union[.top, .any] == .distance(5))
    #expect(union[.bottom, .any] == .distance(2))
  }
}
