import Testing
import ViewLayout

@Suite("What is left where nobody says")
struct DefaultSpacingTests {
  private func size(_ spacing: CGFloat, @ViewBuilder _ content: () -> some View) -> CGSize {
    let tree = LayoutTree { Group(content: content).environment(\.defaultSpacing, spacing) }
    return tree.layout(in: .unspecified)
  }

  @Test("Stacks, spacers and grids leave what the environment says", arguments: [0, 8, 20])
  func containers(spacing: CGFloat) {
    #expect(
      size(spacing) {
        HStack {
          Fixed(10, 10); Fixed(10, 10); Fixed(10, 10)
        }
      } == CGSize(width: 30 + 2 * spacing, height: 10)
    )
    #expect(
      size(spacing) {
        HStack(spacing: 0) {
          Fixed(10, 10); Spacer()
        }
      } == CGSize(width: 10 + spacing, height: 10)
    )
    #expect(
      size(spacing) {
        Grid {
          GridRow {
            Fixed(10, 10); Fixed(10, 10)
          }
          Fixed(1, 1)
        }
      } == CGSize(width: 20 + spacing, height: 11 + spacing)
    )
    #expect(
      size(spacing) {
        LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.fixed(10))]) {
          ForEach(0..<3) { _ in Fixed(10, 10) }
        }
      } == CGSize(width: 20 + spacing, height: 20 + spacing)
    )
  }

  @Test("What a view wants towards its neighbour comes before")
  func preferences() {
    #expect(EnvironmentValues().defaultSpacing == 8)
    #expect(
      size(20) {
        HStack {
          Fixed(10, 10); Spacer(minLength: 5); Fixed(10, 10)
        }
      } == CGSize(width: 25, height: 10)
    )
  }
}
