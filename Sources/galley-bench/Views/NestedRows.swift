internal import ViewLayout

/// Rows below each other, in each of which stacks are nested twenty deep.
struct NestedRows: View {
  /// How many rows there are.
  let rowCount: Int

  /// How deep the stacks of a row are nested.
  static let depth = 20

  /// Is told how to change the label in the innermost stack of the middle row.
  let tell: (@escaping (String) -> Void) -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<rowCount) { row in
          nest(Self.depth, row)
        }
      }
    }
  }

  private func nest(_ depth: Int, _ row: Int) -> AnyView {
    if depth == 0 {
      guard row == rowCount / 2 else { return AnyView(Text(verbatim: "Row \(row)")) }
      return AnyView(ChangingLabel(tell: tell))
    }
    return depth.isMultiple(of: 2)
      ? AnyView(
        HStack(spacing: 2) {
          Color.blue.frame(width: 4, height: 4)
          nest(depth - 1, row)
        }
      )
      : AnyView(
        VStack(spacing: 2) {
          Color.red.frame(height: 2)
          nest(depth - 1, row)
        }
      )
  }
}

/// A label that is changed from outside.
private struct ChangingLabel: View {
  @State private var text = "Row in the middle"

  let tell: (@escaping (String) -> Void) -> Void

  var body: some View {
    tell { text = $0 }
    return Text(verbatim: text)
  }
}
