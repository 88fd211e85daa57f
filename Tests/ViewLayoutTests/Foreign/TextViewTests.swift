import Testing
import TextMeasurement
import Typography
import ViewLayout

@Suite("Text views")
struct TextViewTests {
  private let model: TextViewModel

  init() throws {
    // 8 above and below, and 5 at both sides, as of a text view of UIKit.
    let storage = TextStorage("Hello world", style: TextStyle(font: try .worked()))
    model = TextViewModel(storage, .uiTextView)
  }

  @Test(
    "The size has insets and padding, and one line where no width is offered",
    arguments: [
      (nil, "120×36"), (.infinity, "120×36"), (200, "120×36"), (70, "60×56"),
    ] as [(CGFloat?, String)]
  )
  func sizes(width: CGFloat?, expected: String) {
    let tree = LayoutTree { TextView(model) }
    let size = tree.layout(in: ProposedViewSize(width: width, height: nil))
    #expect(Notation.size(size) == expected)
    #expect(tree.warnings == [])
    #expect(model.size == size)
  }

  @Test("An edit makes the layout ask again")
  func edits() {
    let tree = LayoutTree { TextView(model) }
    tree.layout(in: .unspecified)
    model.textStorage.replaceCharacters(in: 0..<5, with: "Hi")
    #expect(Notation.size(tree.layout(in: .unspecified)) == "90×36")
    #expect(Notation.size(model.size) == "90×36")
  }

  @Test("Another model in the same place is laid out, and its edits are heard")
  func otherModel() throws {
    let storage = TextStorage("Hi", style: TextStyle(font: try .worked()))
    let other = TextViewModel(storage, .uiTextView)
    let remote = Remote(model)
    let tree = LayoutTree { remote.view { TextView($0) } }
    #expect(Notation.size(tree.layout(in: .unspecified)) == "120×36")
    remote.value = other
    #expect(Notation.size(tree.layout(in: .unspecified)) == "30×36")
    #expect(Notation.size(other.size) == "30×36")
    storage.replaceCharacters(in: 0..<2, with: "Hello")
    #expect(Notation.size(tree.layout(in: .unspecified)) == "60×36")
  }

  @Test("Other insets and another container make the layout ask again")
  func otherContainer() {
    let tree = LayoutTree { TextView(model) }
    let offer = ProposedViewSize(width: 200, height: nil)
    let narrow = ProposedViewSize(width: 70, height: nil)
    #expect(Notation.size(tree.layout(in: offer)) == "120×36")
    model.insets = Insets(top: 30, left: 0, bottom: 10, right: 0)
    #expect(Notation.size(tree.layout(in: offer)) == "120×60")
    model.textContainer.lineFragmentPadding = 20
    #expect(Notation.size(tree.layout(in: offer)) == "150×60")
    model.textContainer.lineFragmentPadding = 5
    #expect(Notation.size(tree.layout(in: narrow)) == "60×80")
    model.textContainer.maximumNumberOfLines = 1
    #expect(Notation.size(tree.layout(in: narrow)) == "60×60")
    model.textContainer.exclusions = [.rect(CGRect(x: 0, y: 0, width: 200, height: 10))]
    #expect(Notation.size(tree.layout(in: narrow)) == "60×70")
  }

  @Test("A text view that is not shown is asked again too")
  func notShown() {
    let tree = LayoutTree {
      ViewThatFits(in: .horizontal) {
        TextView(model).named("text")
        Fixed(10, 10)
      }
    }
    let offer = ProposedViewSize(width: 115, height: nil)
    #expect(Notation.size(tree.layout(in: offer)) == "10×10")
    model.textContainer.lineFragmentPadding = 0
    #expect(Notation.size(tree.layout(in: offer)) == "110×36")
    #expect(tree.warnings.isEmpty)
  }

  @Test("Insets that are no numbers count as none, and are asked about once")
  func strangeInsets() {
    let tree = LayoutTree { TextView(model) }
    model.insets.top = .nan
    #expect(Notation.size(tree.layout(in: .unspecified)) == "120×28")
    #expect(tree.warnings.isEmpty)
    model.insets.top = 1
    #expect(Notation.size(tree.layout(in: .unspecified)) == "120×29")
  }
}
