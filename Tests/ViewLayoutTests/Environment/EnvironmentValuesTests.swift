import Foundation
import Testing
import ViewLayout

@Suite("What views take from around them")
struct EnvironmentValuesTests {
  @Test("The locale and the language are one value")
  func locale() {
    var values = EnvironmentValues()
    #expect(values.locale == Locale(identifier: ""))
    values.language = "zh-Hant-TW"
    #expect(values.locale == Locale(identifier: "zh_Hant_TW"))
    values.locale = Locale(identifier: "de_DE")
    #expect(values.language == "de-DE")
    #expect(values.locale == Locale(identifier: "de_DE"))
    values.locale = Locale(identifier: "")
    #expect(values.language == nil)
  }

  @Test("Views read size classes and the color scheme")
  func reading() {
    struct Page: View {
      @Environment(\.horizontalSizeClass) private var horizontalSizeClass
      @Environment(\.verticalSizeClass) private var verticalSizeClass
      @Environment(\.colorScheme) private var colorScheme

      var body: some View {
        Fixed(horizontalSizeClass == .compact ? 10 : 20, 1).named("across")
        Fixed(verticalSizeClass == nil ? 10 : 20, 1).named("down")
        Fixed(colorScheme == .dark ? 10 : 20, 1).named("scheme")
      }
    }
    func widths(_ view: some View) -> [CGFloat?] {
      let tree = LayoutTree { view }
      return ["across", "down", "scheme"].map { tree.width(of: $0) }
    }
    #expect(widths(Page()) == [20, 10, 20])
    #expect(
      widths(
        Page().preferredColorScheme(.dark).environment(\.horizontalSizeClass, .compact)
          .environment(\.verticalSizeClass, .regular)
      ) == [10, 20, 10]
    )
    #expect(widths(Page().preferredColorScheme(nil).preferredColorScheme(.dark)).last == 10)
  }

  @Test("A window is active, and nothing is asked for, unless the environment says")
  func wishes() {
    struct Page: View {
      @Environment(\.scenePhase) private var scenePhase
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\.controlSize) private var controlSize

      var body: some View {
        let width: CGFloat = (reduceMotion ? 1 : 2) + (controlSize == .small ? 10 : 20)
        Fixed(width + (scenePhase == .active ? 100 : 200), 1).named("bar")
      }
    }
    #expect(LayoutTree { Page() }.width(of: "bar") == 122)
    var environment = EnvironmentValues()
    (environment.scenePhase, environment.accessibilityReduceMotion) = (.inactive, true)
    let tree = LayoutTree(environment: environment) { Page().controlSize(.small) }
    #expect(tree.width(of: "bar") == 211)
    let phases: [ScenePhase] = [.active, .background, .inactive]
    #expect(phases.sorted() == [.background, .inactive, .active])
    #expect(phases.allSatisfy { !($0 < $0) })
  }

  @Test("A link opens its address by the action of the environment, or does nothing")
  func links() throws {
    let address = URL(fileURLWithPath: "/somewhere")
    var opened: [URL] = []
    let tree = LayoutTree {
      Link("there", destination: address)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url)
            return .handled
          }
        )
      Link("nowhere", destination: address)
    }
    tree.layout(in: .unspecified)
    try tree.press("there")
    #expect(opened == [address])
    try tree.press("nowhere")
    #expect(opened == [address])
  }

  @Test("Whoever opens an address is told whether it was opened")
  func results() {
    let address = URL(fileURLWithPath: "/somewhere")
    var told: [Bool] = []
    OpenURLAction { _ in .handled }(address) { told.append($0) }
    OpenURLAction { .systemAction($0) }(address) { told.append($0) }
    EnvironmentValues().openURL(address) { told.append($0) }
    #expect(told == [true, false, false])
  }
}
