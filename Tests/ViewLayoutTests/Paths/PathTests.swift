import Testing
import ViewLayout

@Suite("Paths of views")
struct PathTests {
  private func paths(@ViewBuilder _ content: () -> some View) -> [String] {
    let tree = LayoutTree(content: content)
    tree.layout(in: ProposedViewSize(width: 100, height: 100))
    return FrameDump(of: tree).entries.map(\.path)
  }

  @Test("A path has the kinds of views from the root, and numbers where several are of one kind")
  func numbers() {
    let found = paths {
      ScrollView {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    }
    #expect(
      found == [
        "ScrollView", "ScrollView/HStack", "ScrollView/HStack/Text[0]",
        "ScrollView/HStack/Spacer", "ScrollView/HStack/Text[1]",
      ]
    )
  }

  @Test("Modifiers have the path of their view, and change no other path")
  func modifiers() {
    let found = paths {
      VStack {
        Text("a").padding(4).frame(maxWidth: 50)
        Circle()
      }.padding()
    }
    #expect(
      found == [
        "VStack.padding", "VStack", "VStack/Text.padding.frame", "VStack/Text.padding",
        "VStack/Text", "VStack/Circle",
      ]
    )
  }

  @Test("What lies over a view is in its modifier")
  func layers() {
    #expect(
      paths { Circle().overlay { Text("a") }.background { Color.red } } == [
        "Circle.overlay.background", "Circle.overlay.background/Color", "Circle.overlay", "Circle",
        "Circle.overlay/Text",
      ]
    )
  }

  @Test("A name stands for the path; one that is taken does not")
  func names() {
    let found = paths {
      VStack {
        Text("a").named("T").padding()
        Text("b").named("T")
        EmptyView()
        VStack { Circle() }.named("inner")
      }
    }
    #expect(
      found == [
        "VStack", "T.padding", "T", "VStack/Text[1]", "inner", "VStack/VStack/Circle",
      ]
    )
  }

  @Test("A number is one among views of its kind, whatever is around them")
  func mixedKinds() {
    let found = paths {
      VStack {
        Circle()
        Text("a").padding()
        Circle().padding()
        Text("b")
      }
    }
    #expect(
      found == [
        "VStack", "VStack/Circle[0]", "VStack/Text[0].padding", "VStack/Text[0]",
        "VStack/Circle[1].padding", "VStack/Circle[1]", "VStack/Text[1]",
      ]
    )
  }

  @Test("Containers have the names by which they are written")
  func containers() {
    let found = paths {
      LazyVStack { LazyHStack { Circle() } }
      LazyVGrid(columns: [GridItem()]) { Grid { Circle() } }
      LazyHGrid(rows: [GridItem()]) {
        ZStack {
          Circle(); Text("a")
        }
      }
    }
    #expect(
      found == [
        "VStack", "VStack/LazyVStack", "VStack/LazyVStack/LazyHStack",
        "VStack/LazyVStack/LazyHStack/Circle", "VStack/LazyVGrid", "VStack/LazyVGrid/Grid",
        "VStack/LazyVGrid/Grid/Circle", "VStack/LazyHGrid", "VStack/LazyHGrid/ZStack",
        "VStack/LazyHGrid/ZStack/Circle", "VStack/LazyHGrid/ZStack/Text",
      ]
    )
  }

  @Test("A layout of any type is a container, whatever the number of its views")
  func layoutOfAnyType() {
    #expect(
      paths { AnyLayout(HStackLayout()) { Text("a") } } == ["AnyLayout", "AnyLayout/Text"]
    )
    #expect(
      paths {
        AnyLayout(HStackLayout()) {
          Text("a"); Circle()
        }
      } == ["AnyLayout", "AnyLayout/Text", "AnyLayout/Circle"]
    )
  }

  @Test("A second name of a view takes no other view's name")
  func secondNames() {
    let tree = LayoutTree {
      VStack {
        Fixed(10, 10).named("x").zIndex(1).named("y")
        Fixed(20, 10).named("y")
      }
    }
    tree.layout(in: .unspecified)
    #expect(tree.node(at: "y")?.layoutFrame?.size.width == 20)
    let report = LayoutReport(of: tree)
    #expect(report.json.contains(#""y":{"x":0,"y":18,"width":20,"height":10"#))
    #expect(report.warnings.count == 1)
  }
}
