import Testing
import Typography

@Suite("Sizes and rectangles")
struct GeometryTests {
  @Test("sizes are rounded outward to pixels")
  func rounding() {
    let size = Size(width: 10.2, height: 20)
    #expect(size.rounded(to: 1) == Size(width: 11, height: 20))
    #expect(size.rounded(to: 2) == Size(width: 10.5, height: 20))
    #expect(Size(width: 10.0009, height: 0).rounded(to: 1) == Size(width: 10, height: 0))
    #expect(Size(width: 10.002, height: 0).rounded(to: 1) == Size(width: 11, height: 0))
  }

  @Test("a scale that is none leaves a size as it is")
  func noScale() {
    let size = Size(width: 10.2, height: 20.7)
    for scale in [0, -1, Double.nan, Double.infinity] { #expect(size.rounded(to: scale) == size) }
  }

  @Test("a union is the smallest rectangle around both")
  func union() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 20, y: -5, width: 5, height: 5)
    #expect(left.union(right) == Rect(x: 0, y: -5, width: 25, height: 15))
    #expect(left.union(.zero) == left)
    #expect(Rect.zero.union(right) == right)
    #expect(Rect(x: 50, y: 50, width: 0, height: 3).union(left) == left)
    #expect(right.maxX == 25)
    #expect(right.maxY == 0)
  }
}
