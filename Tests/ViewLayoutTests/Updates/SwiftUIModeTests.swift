import Testing
import ViewLayout

@Suite("Actions as SwiftUI runs them")
struct SwiftUIModeTests {
  @Test("A geometry that was told in the same frame is dropped without a word")
  func repeatedGeometry() {
    let tree = LayoutTree { AlternatingView() }
    let verdict = tree.settle(in: .unspecified, mode: .swiftUI, limit: 1)
    #expect(verdict.kind == .stale)
    #expect(verdict.samples.first?.values == [.flag(false), .flag(true), .flag(false)])
    #expect(verdict.droppedActions.map(\.observer) == [.geometry])
    #expect(tree.warnings.isEmpty)
  }

  @Test("A geometry that grows is told in each of the eight layouts of a frame")
  func growingGeometry() {
    let tree = LayoutTree { GrowingView() }
    let verdict = tree.settle(in: .unspecified, mode: .swiftUI, limit: 1)
    #expect(verdict.cycles == 8)
    #expect(verdict.writes == 8)
    #expect(verdict.kind == .diverging)
    #expect(tree.settle(in: .unspecified, mode: .swiftUI, limit: 2).cycles == 16)
  }

  @Test("The third change of a value in a frame is dropped, with one warning")
  func thirdChange() {
    struct Counting: View {
      @State private var count = 0
      let tell: (Int) -> Void

      var body: some View {
        Fixed(CGFloat(count), 1)
          .onChange(of: count, initial: true) { _, new in
            tell(new)
            count += 1
          }
      }
    }
    var told: [Int] = []
    let tree = LayoutTree { Counting { told.append($0) } }
    let verdict = tree.settle(in: .unspecified, mode: .swiftUI, limit: 4)
    // Looking for the loop runs actions more often.
    #expect(told.prefix(2) == [0, 1])
    #expect(verdict.kind == .stale)
    #expect(verdict.samples.first?.values == [.number(0), .number(1), .number(2)])
    #expect(tree.warnings.map(\.problem) == [.repeatedUpdates(.value, writing: ["Counting.count"])])
  }

  @Test("An action of the next tick runs once the views are at rest, each in a tick of its own")
  func ticks() {
    var told: [String] = []
    weak var host: LayoutTree?
    let tree = LayoutTree {
      Fixed(1, 1).onAppear {
        host?.nextTick {
          told.append("first")
          host?.nextTick { told.append("second") }
        }
        told.append("now")
      }
    }
    host = tree
    tree.layout(in: .unspecified)
    #expect(told.isEmpty)
    let verdict = tree.settle(in: .unspecified, mode: .swiftUI)
    #expect(told == ["now", "first", "second"])
    #expect(verdict.kind == .settled)
    told = []
    tree.nextTick { told.append("third") }
    tree.settle(in: .unspecified)
    #expect(told == ["third"])
  }

  @Test("A view that comes back within a frame may act again")
  func comesBack() {
    let remote = Remote(0)
    let tree = LayoutTree {
      remote.view { value in
        Fixed(10, 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          if remote.value < 3 { remote.value += 1 }
        }
        .id(value)
      }
    }
    let verdict = tree.settle(in: .unspecified, mode: .swiftUI, limit: 1)
    #expect(verdict.kind == .settled)
    #expect(verdict.samples.first?.values == [0, 1, 2, 3].map { .number($0) })
  }
}
