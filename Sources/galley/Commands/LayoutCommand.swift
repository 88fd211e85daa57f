internal import Typography
internal import ViewLayout

/// Lays out the views of a document.
enum LayoutCommand: Command {
  static let name = "layout"
  static let abstract = "Lays out a tree of views as SwiftUI does, and tells sizes and frames."
  static let examples = [
    "galley layout panel.json --width 300",
    "galley layout panel.json --width 300 --explain title",
    "galley layout panel.json --sweep 100...900",
  ]
  static let operand: (name: String, help: String)? = (
    "<tree>", "A JSON file with the views, or - for standard input."
  )
  static let options: [Option] = [
    .width, .height, .trace, .explainView, .sweep, .svg, .lint, .fontDir, .systemFonts, .format,
  ]
  static let formats: [OutputFormat] = [.text, .json]
  static let wordings: [Option: String] = [
    .width: "The width that the root is offered; inf asks for the most, none for the ideal. "
      + "(default: none)",
    .height: "The height that the root is offered, likewise. (default: none)",
  ]
  static let discussion = [
    "  A tree is {\"root\": {\"view\": \"HStack\", \"children\": [{\"view\": \"Text\", \"text\": \"Hi\","
      + " \"id\": \"A\",",
    "  \"modifiers\": [{\"padding\": 8}]}]}}. The exit status is 1 for views that",
    "  never come to rest, and 65 for a file that cannot be read.",
  ]

  static func run(_ settings: Settings) throws(Failure) -> ExitStatus {
    let document = try document(settings)
    let tree = document.tree()
    let proposal = ProposedViewSize(
      width: settings.proposedWidth.map { CGFloat($0) },
      height: settings.proposedHeight.map { CGFloat($0) }
    )
    if let widths = settings.sweptWidths {
      let sweep = tree.sweep(
        CGFloat(widths.lowerBound)...CGFloat(widths.upperBound),
        height: proposal.height
      )
      try StandardOutput.write(settings.format == .json ? sweep.json + "\n" : sweep.text)
      return sweep.comesToRest ? .fine : .doesNotFit
    }
    let verdict = tree.settle(in: proposal, mode: document.mode)
    let trace = settings.tracesLayout ? tree.trace(in: proposal) : nil
    if let file = settings.drawingFile { try write(FrameDrawing(of: tree).svg, to: file) }
    if let name = settings.explainedView {
      let explanation = try explanation(of: name, in: tree)
      let isJSON = settings.format == .json
      let unrest =
        verdict.isAtRest ? "" : "as the last cycle left it: the tree \(verdict.headline)\n"
      try StandardOutput.write(isJSON ? explanation.json + "\n" : "\(explanation)\(unrest)")
      return verdict.isAtRest ? .fine : .doesNotFit
    }
    var report = LayoutReport(of: tree, verdict: verdict, trace: trace)
    if settings.lintsLayout { report.warnings += tree.lints.map(\.description) }
    try StandardOutput.write(settings.format == .json ? report.json + "\n" : report.text)
    return report.isFine ? .fine : .doesNotFit
  }

  private static func document(_ settings: Settings) throws(Failure) -> ViewDocument {
    guard let path = settings.operands.first else {
      throw .usage("Missing expected argument '<tree>'", option: nil)
    }
    guard settings.operands.count == 1 else {
      throw .usage("One tree is expected, not \(settings.operands.count)", option: nil)
    }
    var bytes = try ByteSource.whole(path)
    if bytes.starts(with: ByteSource.byteOrderMark) { bytes.removeFirst(3) }
    return try ViewDocument(bytes, try finder(settings))
  }

  private static func finder(_ settings: Settings) throws(Failure) -> FontFinder {
    do throws(FontError) {
      return try FontFinder(settings)
    } catch {
      throw Failure(error)
    }
  }

  private static func explanation(
    of name: String,
    in tree: LayoutTree
  ) throws(Failure) -> LayoutExplanation {
    let shown = FrameDump(of: tree).entries.map(\.path)
    guard let node = tree.node(at: name), let found = tree.explanation(of: node) else {
      let hint = NearestName.question(for: name, among: shown)
      throw .usage(
        "No view '\(name)' is shown.\(hint) There are \(shown.joined(separator: ", "))",
        option: .explainView
      )
    }
    return found
  }

  private static func write(_ drawing: String, to file: String) throws(Failure) {
    let descriptor: Int32
    switch Process.create(file) {
    case .success(let opened): descriptor = opened
    case .failure(let failure): throw .ownFault("cannot write '\(file)': \(failure.reason)")
    }
    defer { Process.close(descriptor) }
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(drawing.utf8), to: descriptor)
    } catch {
      throw .ownFault("cannot write '\(file)': \(error.reason)")
    }
  }
}
