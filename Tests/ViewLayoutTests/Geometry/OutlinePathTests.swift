import Foundation
import Testing
import ViewLayout

@Suite("Paths of lines and curves")
struct OutlinePathTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    let pairs = [
      (left.minX, right.minX), (left.minY, right.minY), (left.maxX, right.maxX),
      (left.maxY, right.maxY),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("Lines have exact bounds, and none without a first point")
  func lines() {
    var path = Path()
    #expect(path.isEmpty)
    #expect(path.boundingRect.isNull)
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addLines([CGPoint(x: 3, y: 1), CGPoint(x: -2, y: 7), CGPoint(x: 0.5, y: 9)])
    #expect(path.boundingRect == CGRect(x: -2, y: 1, width: 5, height: 8))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 1))
    var several = Path(rect)
    several.addPath(path)
    #expect(several.boundingRect == CGRect(x: -2, y: 1, width: 42, height: 59))
    #expect(several.currentPoint == CGPoint(x: 3, y: 1))
  }

  @Test("What fills a rectangle has its bounds")
  func outlines() {
    #expect(Path(rect).boundingRect == rect)
    #expect(isNear(Path(ellipseIn: rect).boundingRect, rect))
    #expect(isNear(Path(roundedRect: rect, cornerRadius: 900).boundingRect, rect))
    let radii = RectangleCornerRadii(topLeading: 3, bottomTrailing: 9)
    #expect(isNear(Path { $0.addRoundedRect(in: rect, cornerRadii: radii) }.boundingRect, rect))
  }

  @Test("A curve reaches as far as it turns back, not to its control points")
  func curves() {
    // Half way, a curve with control points 40 down is 30 down, and one with a single one 20 down.
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 10, y: 0),
        control1: CGPoint(x: 0, y: 40),
        control2: CGPoint(x: 10, y: 40)
      )
    }
    #expect(isNear(cubic.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 30)))
    let quadratic = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 40))
    }
    #expect(isNear(quadratic.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 20)))
  }

  @Test(
    "An arc goes the way it is told",
    arguments: [
      // From the right by a quarter down, or by three quarters over the top.
      (0, 90, false, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (0, 90, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (90, 0, true, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (180, 360, false, CGRect(x: -10, y: -10, width: 20, height: 10)),
      (0, 720, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
    ]
  )
  func arcs(_ start: Double, _ end: Double, _ clockwise: Bool, _ bounds: CGRect) {
    let path = Path {
      $0.addArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(start),
        endAngle: .degrees(end),
        clockwise: clockwise
      )
    }
    // A curve leaves a circle by less than 0.03 % of the radius.
    for (found, known) in zip(
      [path.boundingRect.minX, path.boundingRect.minY, path.boundingRect.maxX],
      [bounds.minX, bounds.minY, bounds.maxX]
    ) {
      #expect(abs(found - known) < 0.003)
    }
    #expect(abs(path.boundingRect.maxY - bounds.maxY) < 0.003)
  }

  @Test("The parts of a path are told in their order")
  func parts() {
    var found: [Path.Element] = []
    Path(CGRect(x: 0, y: 0, width: 2, height: 1)).forEach { found.append($0) }
    #expect(
      found == [
        .move(to: .zero), .line(to: CGPoint(x: 2, y: 0)), .line(to: CGPoint(x: 2, y: 1)),
        .line(to: CGPoint(x: 0, y: 1)), .closeSubpath,
      ]
    )
  }
}
