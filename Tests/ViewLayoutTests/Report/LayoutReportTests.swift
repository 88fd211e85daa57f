import Testing

@testable import ViewLayout

@Suite("Reports of a layout")
struct LayoutReportTests {
  @Test("JSON has the frames of views, and of modifiers with names")
  func json() throws {
    let tree = LayoutTree(environment: try .worked()) {
      HStack(spacing: 0) {
        Text("\"Hi\"").named("T").padding(5)
        Color.red.frame(maxHeight: 10).named("F")
      }
    }
    let verdict = tree.settle(in: ProposedViewSize(width: 100, height: .infinity))
    #expect(
      LayoutReport(of: tree, verdict: verdict).json
        == #"{"schema":1,"reply":{"width":100,"height":30},"frames":{"#
        + #""HStack":{"x":0,"y":0,"width":100,"height":30,"view":"HStack"},"#
        + #""T":{"x":5,"y":5,"width":40,"height":20,"view":"Text","text":"\"Hi\""},"#
        + #""F":{"x":50,"y":10,"width":50,"height":10,"view":"FlexibleFrame"},"#
        + #""HStack/Color":{"x":50,"y":10,"width":50,"height":10,"view":"Color"}},"#
        + #""verdict":{"kind":"settled","cycles":1,"writes":0,"gain":0,"samples":{},"path":[],"#
        + #""droppedActions":[],"cutCandidates":[],"possibleLoops":[],"shortcomings":[]},"warnings":[]}"#
    )
  }

  @Test("JSON tells infinite lengths, and of questions those that have no length")
  func queries() {
    let tree = LayoutTree { Color.red.named("C") }
    tree.isTracing = true
    tree.layout(in: ProposedViewSize(width: .infinity, height: nil))
    let json = LayoutReport(of: tree).json
    #expect(
      json.contains(#""C":{"x":0,"y":0,"width":"inf","height":10,"view":"Color"}"#)
    )
    #expect(
      json.contains(
        #""queries":{"C":[{"kind":"offer","proposal":["inf",null],"reply":["inf",10],"cached":false},"#
          + #"{"kind":"place","proposal":["inf",null],"reply":["inf",10],"cached":true}]}"#
      )
    )
  }

  @Test("Text has frames, warnings and the verdict")
  func text() {
    let tree = LayoutTree { Fixed(30, 20).frame(width: -5) }
    let verdict = tree.settle(in: .unspecified)
    #expect(
      LayoutReport(of: tree, verdict: verdict).text == """
        Fixed.frame  Frame  nil×nil → 30×20  (0,0 30×20)
          Fixed  Fixed  nil×nil → 30×20  (0,0 30×20)

        warning: Frame has a length that is negative, infinite or NaN, and is laid out without it: give it \
        a finite length of at least 0

        settled

        """
    )
  }

  @Test("Of states with one name each has a key of its own")
  func equalNames() {
    struct Row: View {
      @State private var height: CGFloat = 10

      var body: some View {
        Fixed(height, height).onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0 + 1
        }
      }
    }
    let tree = LayoutTree { ForEach(0..<2) { _ in Row() } }
    let json = tree.settle(in: .unspecified, limit: 4).json
    #expect(json.contains(#""samples":{"Row.height":[10,11,"#))
    #expect(json.contains(#"],"Row.height#2":[10,11,"#))
  }

  @Test("Equal names are numbered from the second on")
  func numbered() {
    #expect(["a", "b", "a", "a"].numbered == ["a", "b", "a#2", "a#3"])
  }
}
