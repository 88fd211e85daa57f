import Testing

@testable import ViewLayout

@Suite("A program that shows views")
struct AppRunTests {
  private struct Page: View {
    @State private var isWide = false

    var body: some View {
      VStack {
        Button("Wider") { isWide = true }
        Button("Never") {}.disabled(true)
        Fixed(isWide ? 200 : 100, 20).named("badge")
      }
    }
  }

  private struct Quiet: App {
    var body: some Scene {
      WindowGroup("Titel") { Page() }.defaultSize(width: 320, height: 480)
      WindowGroup { Text("second") }
    }
  }

  private struct Growing: App {
    var body: some Scene { WindowGroup { GrowingView() } }
  }

  private struct Frame {
    var text: String

    init(_ run: AppRun, _ name: String) {
      text = run.output.split(separator: "\n").first { $0.contains(name) }.map(String.init) ?? ""
    }
  }

  private func run(_ arguments: String...) -> AppRun { AppRun(Quiet(), arguments: arguments) }

  @Test("The first window has the program's size, unless another one is asked for")
  func size() {
    let plain = run()
    #expect((plain.status, plain.complaint) == (0, ""))
    #expect(plain.output.contains("320×480"))
    #expect(!plain.output.contains("second"))
    #expect(run("--width", "500", "--height=inf").output.contains("500×inf"))
    #expect(run("--width", "500").output.contains("500×480"))
    let sized = AppRun(Growing(), arguments: ["--width", "9"])
    #expect(sized.output.contains("9×"))
  }

  @Test("Buttons are pressed in the order of the arguments")
  func presses() {
    let plain = Frame(run(), "badge").text
    let wide = Frame(run("--press", "Wider"), "badge").text
    #expect(plain.contains("100×20"))
    #expect(wide.contains("200×20"))
    #expect(run("--press", "Wider", "--press=Wider").status == 0)
  }

  @Test("The answer is JSON where that is asked for, with the verdict")
  func json() {
    let answer = run("--format", "json").output
    #expect(answer.hasPrefix("{"))
    #expect(answer.hasSuffix("}\n"))
    #expect(answer.contains(#""kind":"settled""#))
    #expect(run("--format=text").output == run().output)
  }

  @Test("Questions are told where that is asked for")
  func trace() {
    let (plain, traced) = (run().output, run("--trace").output)
    #expect(traced.hasPrefix(plain.prefix(20)))
    #expect(traced.count > plain.count)
    #expect(traced.contains("offer"))
  }

  @Test("Views that do not come to rest make the status 1, in each mode")
  func status() {
    let endless = AppRun(Growing(), arguments: [])
    #expect(endless.status == 1)
    #expect(endless.output.contains("GrowingView.w"))
    #expect(AppRun(Growing(), arguments: ["--mode", "swiftUI"]).status == 1)
    #expect(run("--mode=diagnose").status == 0)
  }

  @Test("Help tells each option")
  func help() {
    let help = run("--help")
    #expect(help.status == 0)
    for option in ["--width", "--height", "--press", "--format", "--mode", "--trace", "--help"] {
      #expect(help.output.contains("  \(option) "))
    }
    #expect(run("-h").output == help.output)
  }

  @Test(
    "Arguments that make no sense are told, with the status 64",
    arguments: [
      (["--wide"], "unknown argument '--wide'"),
      (["--width"], "--width needs a value"),
      (
        ["--width", "wide"],
        "--width is 'wide', but must be a number of at least 0, or inf"
      ),
      (["--height=-3"], "--height is '-3', but must be a number of at least 0, or inf"),
      (["--width", "nan"], "--width is 'nan', but must be a number of at least 0, or inf"),
      (["--format", "xml"], "--format is 'xml', but must be text or json"),
      (["--mode", "fast"], "--mode is 'fast', but must be diagnose or swiftUI"),
      (["--trace=yes"], "--trace takes no value"),
      (["--press", "Never"], "--press: the button 'Never' is disabled"),
      (
        ["--press", "None"],
        "--press: no button is labelled 'None': there are 'Wider', 'Never'"
      ),
    ]
  )
  func wrongArguments(arguments: [String], reason: String) {
    let run = AppRun(Quiet(), arguments: arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.complaint == "error: \(reason)\nSee --help.\n")
  }

  private struct Connected: App {
    @State private var width: CGFloat = 10
    @Environment(\.defaultPadding) private var padding

    var body: some Scene {
      Windows(width: $width, padding: padding).defaultSize(width: 300, height: 200)
    }
  }

  private struct Windows: Scene {
    @Binding var width: CGFloat
    @State private var height: CGFloat = 1
    let padding: CGFloat

    var body: some Scene {
      WindowGroup {
        Button("Wider") { width += padding }
        Button("Higher") { height += 1 }
        Fixed(width, height).named("badge")
      }
    }
  }

  @Test("State and environment of a program and its scenes are connected")
  func programState() {
    let run = AppRun(Connected(), arguments: ["--press", "Wider", "--press", "Higher"])
    #expect(run.output.contains("300×200"))
    #expect(Frame(run, "badge").text.contains("26×2 "))
  }

  private struct Restless: App {
    @State private var isGrowing = true

    var body: some Scene {
      WindowGroup {
        Button("Stop") { isGrowing = false }
        if isGrowing { GrowingView() }
      }
    }
  }

  @Test("Views that do not come to rest before a button is pressed are told")
  func restlessBeforePress() {
    let run = AppRun(Restless(), arguments: ["--press", "Stop"])
    #expect(run.status == 1)
    #expect(run.output.contains("GrowingView.w"))
    #expect(
      run.output.contains(
        "warning: 'Stop' is not pressed, as the views before did not settle\n"
      )
    )
  }
}
