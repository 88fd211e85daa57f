import Foundation
import Testing
import ViewLayout

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Frames as a picture")
struct FrameDrawingTests {
  private func svg(
    _ width: CGFloat?,
    _ height: CGFloat?,
    @ViewBuilder _ content: () -> some View
  ) throws -> String {
    let tree = LayoutTree(environment: try .worked(), content: content)
    tree.layout(in: ProposedViewSize(width: width, height: height))
    return FrameDrawing(of: tree).svg
  }

  @Test("Chosen sizes and containers have borders, what reaches out is hatched on each side")
  func overflow() throws {
    let svg = try svg(nil, nil) { Fixed(200, 80).frame(width: 100, height: 50) }
    #expect(svg.contains(#"viewBox="-58 -23 216 96">"#))
    #expect(svg.contains(#"<rect class="container" x="0" y="0" width="100" height="50"/>"#))
    #expect(svg.contains(#"<rect class="view" x="-50" y="-15" width="200" height="80"/>"#))
    for part in [
      #"x="-50" y="-15" width="50" height="80""#, #"x="100" y="-15" width="50" height="80""#,
      #"x="0" y="-15" width="100" height="15""#, #"x="0" y="50" width="100" height="15""#,
    ] {
      #expect(svg.contains(#"<rect class="overflow" \#(part)/>"#))
    }
  }

  @Test("Each line of a text has a dotted baseline")
  func baselines() throws {
    let svg = try svg(60, nil) { Text("Hello world").padding(10) }
    #expect(svg.components(separatedBy: "class=\"baseline\"").count == 5)
    #expect(svg.contains(#"<line class="baseline" x1="10" y1="26" x2="50" y2="26"/>"#))
  }

  @Test("Texts and names are escaped, and the picture is well-formed")
  func escaping() throws {
    let svg = try svg(300, nil) { Text("<a & \"b\">\u{1}").named("</g>&") }
    #expect(svg.contains("<title>&lt;/g&gt;&amp;</title>"))
    #expect(svg.contains("&lt;a &amp; &quot;b&quot;&gt;\u{FFFD}</text>"))
    let document = try XMLDocument(data: Data(svg.utf8))
    #expect(try document.nodes(forXPath: "//*[local-name()='title']").first?.stringValue == "</g>&")
  }

  @Test("What is infinite or very far away is left out", arguments: [CGFloat.infinity, 2e6, 1e308])
  func infinite(width: CGFloat) throws {
    let svg = try svg(width, 50) { Color.red }
    #expect(!svg.contains("<rect"))
    #expect(svg.contains(#"viewBox="-8 -8 16 16">"#))
  }
}
