import Testing
import ViewLayout

@Suite("What is probably not meant")
struct LintTests {
  private func lints(
    _ width: CGFloat?,
    _ height: CGFloat?,
    @ViewBuilder _ content: () -> some View
  ) throws -> [String] {
    let tree = LayoutTree(environment: try .worked(), content: content)
    tree.layout(in: ProposedViewSize(width: width, height: height))
    return tree.lints.map(\.description)
  }

  @Test("A view that is 10 long as nothing proposes a length")
  func defaultLength() throws {
    let found = try lints(300, 300) {
      VStack(spacing: 0) {
        Fixed(80, 20)
        Color.red.named("C")
      }.fixedSize()
    }
    #expect(found == ["C: its height is 10, as nothing proposes one; a frame can"])
    #expect(try lints(10, 10) { Color.red } == [])
    #expect(try lints(nil, nil) { Fixed(10, 10) } == [])
  }

  @Test("A frame without limit along the axis of a scroll view")
  func infiniteInScrollView() throws {
    let found = try lints(100, 100) {
      ScrollView { Fixed(20, 20).named("F").frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
    #expect(
      found == [
        "F.frame: maxHeight: .infinity does nothing, as 'ScrollView' scrolls along it and proposes "
          + "no height"
      ]
    )
  }

  @Test("A view that is infinitely long")
  func infinite() throws {
    #expect(
      try lints(.infinity, 20) { Color.red } == [
        "Color: its width is infinite; a frame can limit it"
      ]
    )
  }

  @Test("A priority that an outer modifier hides")
  func priority() throws {
    let found = try lints(100, 20) {
      HStack {
        Color.red.named("A").layoutPriority(1).padding(1)
        Color.red.padding(1).layoutPriority(1)
      }
    }
    #expect(
      found == [
        "A.layoutPriority: its priority is hidden by 'A.layoutPriority.padding'; "
          + "layoutPriority belongs outside of it"
      ]
    )
  }

  @Test("Text that is truncated or clipped, and what helps")
  func text() throws {
    #expect(
      try lints(60, 20) { Text("Hello world") } == [
        "Text: its text is truncated; .fixedSize(horizontal: false, vertical: true) shows all"
      ]
    )
    #expect(
      try lints(60, nil) { Text("Hello world").lineLimit(1) } == [
        "Text: its text is truncated; a higher lineLimit shows more"
      ]
    )
    #expect(
      try lints(60, 12) { Text("Hi") } == ["Text: its text is 20 high, but is offered 12"]
    )
    #expect(
      try lints(60, 20) { Text("Hello world").fixedSize(horizontal: false, vertical: true) } == []
    )
  }

  @Test("A view that is larger than its frame")
  func oversized() throws {
    let found = try lints(nil, nil) { Fixed(200, 30).named("A").frame(width: 100, height: 40) }
    #expect(found == ["A.frame: 'A' in it has the width 200, more than its 100"])
  }

  @Test("Proportions that a view does not follow")
  func ratio() throws {
    let found = try lints(100, 100) {
      Fixed(30, 30).named("A").aspectRatio(2, contentMode: .fit)
    }
    #expect(found == ["A.aspectRatio: 'A' in it is not flexible: of 100×50 it takes 30×30"])
    #expect(try lints(100, 100) { Color.red.aspectRatio(2, contentMode: .fit) } == [])
  }
}
