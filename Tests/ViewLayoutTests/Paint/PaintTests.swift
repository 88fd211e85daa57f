import TestFixtures
import Testing
import ViewLayout

@Suite("What only painting needs")
struct PaintTests {
  @Test("Painting changes no frame", arguments: UInt64(1)...10)
  func frames(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sample = SampleView.random(depth: 3, &generator)
    let plain = LayoutTree(environment: try .worked()) {
      sample.view { AnyView($0.named("leaf")) }
    }
    let painted = LayoutTree(environment: try .worked()) {
      sample.view { AnyView(Self.layered(Self.painted($0.named("leaf")))) }
    }
    for width in [nil, 0, 70, 200] as [CGFloat?] {
      let proposal = ProposedViewSize(width: width, height: 90)
      #expect(plain.layout(in: proposal) == painted.layout(in: proposal))
      #expect(Self.leaves(plain.root) == Self.leaves(painted.root))
    }
  }

  private static func painted(_ view: some View) -> some View {
    view
      .foregroundStyle(.secondary).foregroundStyle(.red).foregroundStyle(Color.primary)
      .foregroundColor(.gray).tint(.accentColor).tint(.orange.gradient)
      .foregroundStyle(.red, .secondary).foregroundStyle(.red, .blue, .tertiary)
      .brightness(0.1).contrast(2).saturation(0).grayscale(1).hueRotation(.degrees(9))
      .colorInvert().colorMultiply(.red).blendMode(.multiply).compositingGroup().drawingGroup()
      .allowsHitTesting(false).scaleEffect(CGSize(width: 2, height: 3)).scaleEffect(x: 2)
      .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      .opacity(0.5).blur(radius: 3).shadow(radius: 4, y: 2).scaleEffect(2)
      .clipped().cornerRadius(8).clipShape(RoundedRectangle(cornerRadius: 4))
      .clipShape(.rect(cornerRadius: 4), style: FillStyle(eoFill: true)).clipShape(.capsule)
      .containerShape(.rect).contentShape(.circle).mask(Circle())
      .mask(alignment: .top) {
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
      }
  }

  private static func layered(_ view: some View) -> some View {
    view
      .background(.tint).background(.primary.opacity(0.2), in: .capsule)
      .background(.orange.gradient.opacity(0.2)).foregroundStyle(.foreground)
      .overlay(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      .border(.radialGradient(colors: [.red], center: .top, startRadius: 1, endRadius: 2))
      .background(
        .angularGradient(colors: [.red], center: .top, startAngle: .zero, endAngle: .degrees(9)),
        in: .circle
      )
      .background(.background).background(.blue).background(.ultraThinMaterial, in: Capsule())
      .background(Color.teal.opacity(0.2)).background(.yellow.gradient)
      .background(.red, ignoresSafeAreaEdges: .top)
      .background(.red, in: .rect(cornerRadius: 3)).background(in: .ellipse)
      .overlay(.thinMaterial, in: .capsule).border(.tertiary, width: 2).border(Color.red)
      .overlay(.tertiary).overlay { Rectangle().stroke(.pink, lineWidth: 2) }
      .background {
        Circle().fill(.mint); Capsule().strokeBorder(Color.brown)
      }
      .underline().strikethrough(color: .red)
      .overlay { Ellipse().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 1])) }
      .rotationEffect(.degrees(30)).rotationEffect(.radians(1), anchor: .top)
      .zIndex(1).hidden().ignoresSafeArea()
  }

  /// The frames of the named leaves, in the order of the views.
  private static func leaves(_ node: LayoutNode) -> [CGRect?] {
    node.name == "leaf" ? [node.layoutFrame] : node.children.flatMap(leaves)
  }

  @Test("A style by itself takes what it is offered, as a color does")
  func styles() {
    func size(_ view: some View) -> String {
      Notation.size(LayoutTree { view }.layout(in: ProposedViewSize(width: 30, height: nil)))
    }
    #expect(
      size(LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)) == "30×10"
    )
    let stops = [Gradient.Stop(color: .red, location: 0.2)]
    #expect(
      size(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)) == "30×10"
    )
    let colors = [Color.red, .blue]
    #expect(
      size(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9)) == "30×10"
    )
    #expect(size(AngularGradient(colors: colors, center: .top, angle: .zero)) == "30×10")
    #expect(size(Color(white: 0.5)) == "30×10")
    #expect(size(Rectangle().fill(.green).frame(height: 5)) == "30×5")
  }

  @Test("Which view is in front can be read, and moves nothing")
  func order() {
    let tree = LayoutTree {
      ZStack {
        Color.red.zIndex(2).padding(3)
        Color.blue
      }
    }
    tree.layout(in: ProposedViewSize(width: 50, height: 50))
    #expect(tree.root.children.map(\.zIndex) == [2, 0])
    #expect(tree.root.children.map { $0.layoutFrame?.size.width } == [50, 50])
  }

  @Test("The colors of a gradient stand at equal distances, unless they have places")
  func gradients() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
    #expect(Gradient(colors: []).stops == [])
  }
  @Test("The forms of a gradient are alike")
  func gradientForms() {
    func style(_ style: some ShapeStyle) -> AnyHashable? { style as? AnyHashable }
    let colors = [Color.red, .blue]
    let stops = [
      Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
    ]
    let gradient = Gradient(stops: stops)
    let linear = style(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    for form in [
      style(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)),
      style(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
      style(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)),
      style(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)),
      style(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
    ] {
      #expect(form == linear)
    }
    let radial = style(
      RadialGradient(gradient: gradient, center: .top, startRadius: 1, endRadius: 2)
    )
    for form in [
      style(RadialGradient(colors: colors, center: .top, startRadius: 1, endRadius: 2)),
      style(RadialGradient(stops: stops, center: .top, startRadius: 1, endRadius: 2)),
      style(.radialGradient(gradient, center: .top, startRadius: 1, endRadius: 2)),
      style(.radialGradient(colors: colors, center: .top, startRadius: 1, endRadius: 2)),
      style(.radialGradient(stops: stops, center: .top, startRadius: 1, endRadius: 2)),
    ] {
      #expect(form == radial)
    }
    let (start, end) = (Angle.degrees(90), Angle.degrees(450))
    let angular = style(
      AngularGradient(gradient: gradient, center: .top, startAngle: start, endAngle: end)
    )
    for form in [
      style(AngularGradient(colors: colors, center: .top, startAngle: start, endAngle: end)),
      style(AngularGradient(stops: stops, center: .top, startAngle: start, endAngle: end)),
      style(.angularGradient(gradient, center: .top, startAngle: start, endAngle: end)),
      style(.angularGradient(colors: colors, center: .top, startAngle: start, endAngle: end)),
      style(.angularGradient(stops: stops, center: .top, startAngle: start, endAngle: end)),
      style(AngularGradient(gradient: gradient, center: .top, angle: start)),
      style(AngularGradient(colors: colors, center: .top, angle: start)),
      style(AngularGradient(stops: stops, center: .top, angle: start)),
      style(.conicGradient(gradient, center: .top, angle: start)),
      style(.conicGradient(colors: colors, center: .top, angle: start)),
      style(.conicGradient(stops: stops, center: .top, angle: start)),
    ] {
      #expect(form == angular)
    }
    #expect(style(AngularGradient(gradient: gradient, center: .top)) != angular)
  }
}
