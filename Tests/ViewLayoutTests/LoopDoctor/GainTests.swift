import Testing
import ViewLayout

@Suite("Gains of state that observers write")
struct GainTests {
  private func settle(@ViewBuilder _ content: () -> some View) throws -> LayoutVerdict {
    try LayoutTree(environment: .worked(), content: content).settle(in: .unspecified)
  }

  /// A view whose width grows twice as fast as itself, which it keeps as a size.
  private struct SizedView: View {
    @State private var size = CGSize(width: 100, height: 20)

    var body: some View {
      Color.red.frame(width: 2 * size.width - 100, height: 20)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
    }
  }

  @Test("A size has the gain of its numbers")
  func size() throws {
    let verdict = try settle { SizedView() }
    #expect(verdict.kind == .neutral)
    #expect(verdict.gain == 2)
    #expect(verdict.path.first?.place == "SizedView.size")
    #expect(verdict.path.contains { $0.kind == .parameter && $0.component == "width" })
  }

  /// A row that notes how wide it is, and of which some of it can be made.
  private struct NotingRow: View {
    @State private var width: CGFloat = 100
    let share: CGFloat

    var body: some View {
      Color.red.frame(width: 100 + share * (width - 100), height: 1)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
    }
  }

  /// Rows below each other that count how often they are placed.
  private struct CountingColumn: Layout {
    let placed: () -> Void

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      CGSize(
        width: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0,
        height: CGFloat(subviews.count)
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      placed()
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: 0, y: CGFloat(index)), proposal: .unspecified)
      }
    }
  }

  @Test("Of many rows that note their widths, only those are tried one by one that feed back")
  func manyRows() throws {
    var count = 0
    let verdict = try settle {
      CountingColumn {
        count += 1
      }() {
        ForEach(0..<200) { row in
          NotingRow(share: row == 150 ? 0.5 : row == 77 ? 0.25 : 0).named("\(row)")
        }
      }
    }
    #expect(verdict.kind == .settled)
    #expect(verdict.gain == 0.5)
    let gains = verdict.possibleLoops.filter { $0.gain != 0 }.map { "\($0.view) \($0.gain ?? -1)" }
    #expect(gains == ["77 0.25", "150 0.5"])
    #expect(verdict.possibleLoops.count == 200)
    // One by one it takes 4 trials for each row, and another layout to go back after each.
    #expect((1..<400).contains(count))
  }

  /// A row whose width grows twice as fast as itself.
  private struct DoublingRow: View {
    @State private var width: CGFloat = 100

    var body: some View {
      Color.red.frame(width: max(0, 2 * width - 100), height: 1)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
    }
  }

  @Test("The only one of many rows that would not come back makes the rest neutral")
  func restlessRow() throws {
    let verdict = try settle {
      VStack(spacing: 0) {
        ForEach(0..<30) { _ in NotingRow(share: 0) }
        DoublingRow()
      }
    }
    #expect(verdict.kind == .neutral)
    #expect(verdict.gain == 2)
  }
}
