import Testing
import ViewLayout

@Suite("Shapes")
struct ShapeTests {
  /// A shape as SwiftUI's users write it.
  private struct Wave: InsettableShape {
    var amount: CGFloat = 0

    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX + amount, y: rect.midY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - amount, y: rect.midY),
        control: CGPoint(x: rect.midX, y: rect.minY)
      )
      return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
      var wave = self
      wave.amount += amount
      return wave
    }
  }

  private let bounds = CGRect(x: 0, y: 0, width: 30, height: 20)

  @Test(
    "A shape takes what it is offered, however its outline is",
    arguments: [
      LayoutCase("own", 30, nil, "30×10", "S(0,0 30×10)") {
        Wave().named("S")
      },
      LayoutCase("own, inset", 30, nil, "30×10", "S(0,0 30×10)") {
        Wave().inset(by: 3).strokeBorder(.red, style: StrokeStyle(lineCap: .round)).named("S")
      },
      LayoutCase("path", 30, 20, "30×20", "S(0,0 30×20)") {
        Path { $0.addRect(CGRect(x: 5, y: 5, width: 900, height: 9)) }.stroke(lineWidth: 3)
          .named("S")
      },
      LayoutCase("round corners", 30, 20, "30×20", "S(0,0 30×20)") {
        RoundedRectangle(cornerRadius: 8, style: .continuous).inset(by: 2).named("S")
      },
      LayoutCase("uneven corners", 30, 20, "30×20", "S(0,0 30×20)") {
        UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular).fill(style: FillStyle())
          .named("S")
      },
      LayoutCase("part of a circle", 30, 20, "20×20", "S(0,0 20×20)") {
        Circle().trim(to: 0.4).stroke(style: StrokeStyle(lineWidth: 9, lineJoin: .bevel)).named("S")
      },
      LayoutCase("filled and stroked", 30, 20, "30×20", "S(0,0 30×20)") {
        Ellipse().fill(.red).stroke(.blue, lineWidth: 2).named("S")
      },
    ]
  )
  func sizes(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test("Shapes are named by dot syntax")
  func names() {
    func shape(_ shape: some Shape) -> any Shape { shape }
    let round = RoundedCornerStyle.circular
    #expect(shape(.circle) is Circle)
    #expect(shape(.ellipse) is Ellipse)
    #expect(shape(.rect) is Rectangle)
    #expect(shape(.containerRelative) is ContainerRelativeShape)
    #expect(shape(.capsule) is Capsule)
    #expect((shape(.capsule(style: round)) as? Capsule)?.style == round)
    let rounded = shape(.rect(cornerRadius: 4, style: round)) as? RoundedRectangle
    #expect(rounded?.cornerSize == CGSize(width: 4, height: 4))
    #expect(rounded?.style == round)
    let corners = shape(.rect(cornerSize: CGSize(width: 3, height: 4))) as? RoundedRectangle
    #expect(corners?.cornerSize == CGSize(width: 3, height: 4))
    let radii = RectangleCornerRadii(topLeading: 3)
    for uneven in [shape(.rect(topLeadingRadius: 3)), shape(.rect(cornerRadii: radii))] {
      #expect((uneven as? UnevenRoundedRectangle)?.cornerRadii == radii)
    }
  }

  private func points(_ pairs: (CGFloat, CGFloat)...) -> [CGPoint] {
    pairs.map { CGPoint(x: $0, y: $1) }
  }

  @Test("The outline of a shape fills the rectangle, a circle the middle of it")
  func outlines() {
    let edges: [Path.Element] = [
      .move(to: .zero), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 20)),
      .line(to: CGPoint(x: 0, y: 20)), .closeSubpath,
    ]
    #expect(Rectangle().path(in: bounds).parts == edges)
    #expect(Path(bounds).path(in: .zero).parts == edges)
    #expect(
      Circle().path(in: bounds).ends
        == points((5, 10), (15, 0), (15, 0), (25, 10), (25, 10), (15, 20), (15, 20), (5, 10))
    )
    #expect(
      Ellipse().path(in: bounds).ends
        == points((0, 10), (15, 0), (15, 0), (30, 10), (30, 10), (15, 20), (15, 20), (0, 10))
    )
    #expect(
      Capsule().path(in: bounds).ends
        == points((0, 10), (10, 0), (20, 0), (30, 10), (30, 10), (20, 20), (10, 20), (0, 10))
    )
    #expect(
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 2)).path(in: bounds).ends
        == points((0, 2), (4, 0), (26, 0), (30, 2), (30, 18), (26, 20), (4, 20), (0, 18))
    )
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4).path(in: bounds).ends
        == points((0, 8), (8, 0), (30, 0), (30, 0), (30, 16), (26, 20), (0, 20), (0, 20))
    )
    #expect(
      Wave().path(in: bounds).parts == [
        .move(to: CGPoint(x: 0, y: 10)),
        .quadCurve(to: CGPoint(x: 30, y: 10), control: CGPoint(x: 15, y: 0)),
      ]
    )
  }
}
