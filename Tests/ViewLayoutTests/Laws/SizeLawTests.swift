import TestFixtures
import Testing
import ViewLayout

@Suite("Laws of sizes")
struct SizeLawTests {
  @Test("The smallest size is not more than the ideal one, nor that more than the largest")
  func extremes() throws {
    let views: [SampleView] = [
      .color, .circle, .spacer, .divider, .image, .fixed(20, 30), .text("Hello world"),
      .text("ab\nc"), .text(""),
    ]
    let wrapped = views.flatMap { view -> [SampleView] in
      [
        view, .frame(view, 25, nil), .limits(view, 10, 40), .limits(view, nil, .infinity),
        .limits(view, 15, nil),
        .padding(view, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        .ratio(view, 2), .stack(.horizontal, nil, [view, .color]),
        .stack(.vertical, nil, [view, .color, .text("Hello world")]), .pile([view, .circle]),
      ]
    }
    for view in wrapped {
      let tree = LayoutTree(environment: try .worked()) { view.view() }
      let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map(tree.sizeThatFits)
      #expect(sizes[0].width <= sizes[1].width && sizes[1].width <= sizes[2].width, "\(view)")
      #expect(sizes[0].height <= sizes[1].height && sizes[1].height <= sizes[2].height, "\(view)")
    }
  }

  @Test("Text has the same size at every width from its own up to what was offered")
  func textRanges() throws {
    for text in ["Hello world", "more than a few words", "a\nbcd e", "wonderfully"] {
      let tree = LayoutTree(environment: try .worked()) { Text(text) }
      for width in stride(from: CGFloat(1), through: 230, by: 7) {
        let size = tree.sizeThatFits(ProposedViewSize(width: width, height: nil))
        #expect(size.width <= width || width < 10)
        for inner in stride(from: size.width, through: width, by: 3) {
          #expect(tree.sizeThatFits(ProposedViewSize(width: inner, height: nil)) == size)
        }
        #expect(tree.sizeThatFits(ProposedViewSize(size)) == size)
      }
    }
  }

  @Test("A panel of labels is no higher in more room")
  func panelHeights() throws {
    let tree = LayoutTree(environment: try .worked()) {
      EqualWidthColumn {
        ForEach(EqualWidthColumn.labels, id: \.self) { Text($0).padding(10) }
      }
    }
    let heights = stride(from: CGFloat(40), through: 420, by: 1).map {
      tree.sizeThatFits(ProposedViewSize(width: $0, height: nil)).height
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
  }
}
