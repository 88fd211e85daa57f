import Foundation
import Testing
import ViewLayout

@Suite("Paths of lines and curves")
struct OutlinePathTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func points(_ pairs: (CGFloat, CGFloat)...) -> [CGPoint] {
    pairs.map { CGPoint(x: $0, y: $1) }
  }

  @Test("Nothing is added before the first point")
  func lines() {
    var path = Path()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.addLines(points((3, 1), (-2, 7), (0.5, 9)))
    #expect(path.currentPoint == CGPoint(x: 0.5, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 1))
    path.addPath(Path { $0.move(to: .zero) })
    #expect(
      path.parts == [
        .move(to: CGPoint(x: 3, y: 1)), .line(to: CGPoint(x: -2, y: 7)),
        .line(to: CGPoint(x: 0.5, y: 9)), .closeSubpath, .move(to: .zero),
      ]
    )
    #expect(path.currentPoint == .zero)
  }

  @Test("What fills a rectangle touches its edges")
  func outlines() {
    let ellipse = points(
      (10, 40),
      (25, 20),
      (25, 20),
      (40, 40),
      (40, 40),
      (25, 60),
      (25, 60),
      (10, 40)
    )
    #expect(Path(ellipseIn: rect).ends == ellipse)
    // A radius is half of a side at most.
    #expect(Path(roundedRect: rect, cornerRadius: 900).ends == ellipse)
    for middle in Path(ellipseIn: rect).middles {
      let (x, y) = ((middle.x - 25) / 15, (middle.y - 40) / 20)
      #expect(abs(x * x + y * y - 1) < 0.001)
    }
    let radii = RectangleCornerRadii(topLeading: 3, bottomTrailing: 9)
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerRadii: radii) }.ends
        == points((10, 23), (13, 20), (40, 20), (40, 20), (40, 51), (31, 60), (10, 60), (10, 60))
    )
  }

  @Test(
    "An arc goes the way it is told",
    arguments: [
      // From the right by a quarter down, or by three quarters over the top.
      (0, 90, false, [(10, 0), (0, 10)]),
      (0, 90, true, [(10, 0), (0, -10), (-10, 0), (0, 10)]),
      (90, 0, true, [(0, 10), (10, 0)]),
      (180, 360, false, [(-10, 0), (0, -10), (10, 0)]),
      (0, 720, false, [(10, 0), (0, 10), (-10, 0), (0, -10), (10, 0)]),
    ] as [(Double, Double, Bool, [(CGFloat, CGFloat)])]
  )
  func arcs(
    _ start: Double,
    _ end: Double,
    _ clockwise: Bool,
    _ ends: [(CGFloat, CGFloat)]
  ) throws {
    let path = Path {
      $0.addArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(start),
        endAngle: .degrees(end),
        clockwise: clockwise
      )
    }
    try #require(path.ends.count == ends.count)
    for (found, known) in zip(path.ends, ends) {
      #expect(abs(found.x - known.0) + abs(found.y - known.1) < 1e-9)
    }
    // A curve leaves a circle by less than 0.03 % of the radius.
    #expect(path.middles.count == ends.count - 1)
    for middle in path.middles {
      #expect(abs((middle.x * middle.x + middle.y * middle.y).squareRoot() - 10) < 0.003)
    }
  }

  @Test("The parts of a path are told in their order")
  func parts() {
    #expect(
      Path(CGRect(x: 0, y: 0, width: 2, height: 1)).parts == [
        .move(to: .zero), .line(to: CGPoint(x: 2, y: 0)), .line(to: CGPoint(x: 2, y: 1)),
        .line(to: CGPoint(x: 0, y: 1)), .closeSubpath,
      ]
    )
  }
}
