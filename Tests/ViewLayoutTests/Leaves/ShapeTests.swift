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

  @Test("Shapes are named by dot syntax, and are laid out as the shape of the name")
  func names() {
    func size(_ shape: some Shape) -> CGSize {
      shape.sizeThatFits(ProposedViewSize(width: 30, height: 20))
    }
    #expect(size(.circle) == CGSize(width: 20, height: 20))
    for found in [
      size(.rect), size(.rect(cornerRadius: 4)), size(.rect(cornerRadius: 4, style: .circular)),
      size(.rect(cornerSize: CGSize(width: 3, height: 4))), size(.rect(topLeadingRadius: 3)),
      size(.rect(cornerRadii: RectangleCornerRadii())), size(.capsule),
      size(.capsule(style: .circular)), size(.ellipse), size(.containerRelative),
    ] {
      #expect(found == CGSize(width: 30, height: 20))
    }
  }

  @Test("The outline of a shape fills the rectangle, a circle the middle of it")
  func outlines() {
    #expect(Circle().path(in: bounds).boundingRect == CGRect(x: 5, y: 0, width: 20, height: 20))
    #expect(Rectangle().path(in: bounds) == Path(bounds))
    #expect(Capsule().path(in: bounds) == RoundedRectangle(cornerRadius: 10).path(in: bounds))
    #expect(UnevenRoundedRectangle().path(in: bounds).boundingRect == bounds)
    #expect(Path(bounds).path(in: .zero) == Path(bounds))
    // The curve is half as high as its control point.
    #expect(Wave().path(in: bounds).boundingRect == CGRect(x: 0, y: 5, width: 30, height: 5))
  }
}
