import Testing
import ViewLayout

@Suite("Sections")
struct SectionTests {
  @Test("Header, views and footer stand one after the other in the container")
  func order() {
    let tree = LayoutTree {
      VStack(alignment: .leading, spacing: 0) {
        Section {
          Fixed(10, 1)
          Fixed(10, 2)
        } header: {
          Fixed(10, 4)
        } footer: {
          Fixed(10, 8).named("footer")
        }
        Section {
          Fixed(10, 16)
        } header: {
          Fixed(10, 32)
        }
        Section {
          Fixed(10, 64)
        } footer: {
          Fixed(10, 128).named("last")
        }
        Section { Fixed(10, 256) }
      }
    }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 10, height: 511))
    #expect(tree.root.children.count == 9)
    #expect(tree.root.first(named: "footer")?.layoutFrame?.origin.y == 7)
    #expect(tree.root.first(named: "last")?.layoutFrame?.origin.y == 127)
  }

  @Test("A header and a footer can be given as views")
  func viewsAsArguments() {
    let tree = LayoutTree {
      VStack(spacing: 0) {
        Section(header: Fixed(10, 1), footer: Fixed(10, 2)) { Fixed(10, 4).named("A") }
        Section(header: Fixed(10, 8)) { Fixed(10, 16).named("B") }
        Section(footer: Fixed(10, 32)) { Fixed(10, 64).named("C") }
      }
    }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 10, height: 127))
    let tops = ["A", "B", "C"].map { tree.root.first(named: $0)?.layoutFrame?.origin.y }
    #expect(tops == [1, 15, 31])
  }

  @Test("A title is a text before the views")
  func title() throws {
    let tree = LayoutTree(environment: try .worked()) {
      VStack(spacing: 0) { Section("Titel") { Fixed(10, 5) } }
    }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 50, height: 25))
  }
}
