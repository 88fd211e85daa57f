import Testing
import ViewLayout

@Suite("Numbers without sense")
struct StrangeNumberTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -50, .greatestFiniteMagnitude, 0,
  ]

  @Test("No number makes a length or a place NaN", arguments: numbers)
  func modifiers(number: CGFloat) throws {
    let insets = EdgeInsets(top: number, leading: number, bottom: 1, trailing: number)
    let size = CGSize(width: number, height: number)
    let tree = LayoutTree(environment: try .worked()) {
      HStack(spacing: number) {
        Color.red.alignmentGuide(VerticalAlignment.center) { _ in number }
        Color.red.padding(insets)
        Color.red.frame(width: number, height: number)
        Color.red.frame(minWidth: number, idealWidth: number, maxWidth: number)
        Color.red.aspectRatio(number, contentMode: .fill)
      }
      VStack {
        Color.red.offset(x: number, y: number)
        Color.red.position(x: number, y: number)
        Image(size: size)
        Image(size: size).resizable(capInsets: insets).scaledToFill()
        Spacer(minLength: number)
        Fixed(number, number)
        Text("Hello world").minimumScaleFactor(number)
        Color.red.layoutPriority(number)
      }
      ZStack {
        Fixed(number, 3).alignmentGuide(HorizontalAlignment.center) { _ in number }
        Color.red.overlay { Fixed(number, number) }
      }
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          Fixed(number, 3)
          Color.red
        }
        Color.red
      }
    }
    for width in [nil, number, 0, 100, .infinity] {
      for height in [nil, number, 100] {
        tree.layout(in: ProposedViewSize(width: width, height: height))
        check(tree.root)
      }
    }
  }

  private func check(_ node: LayoutNode) {
    if let frame = node.layoutFrame {
      #expect(!frame.origin.x.isNaN && !frame.origin.y.isNaN, "\(node.kind)")
      #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(node.kind)")
    }
    for child in node.children { check(child) }
  }
}
