/// What a program answers to its arguments.
struct AppRun {
  /// The answer.
  private(set) var output = ""

  /// What is wrong with the arguments; empty if nothing is.
  private(set) var complaint = ""

  /// The exit status.
  private(set) var status: Int32 = 0

  /// Lays out the first window of a program, presses buttons for as long as its views come to rest,
  /// and tells the frames.
  ///
  /// - Parameters:
  ///   - app: The program.
  ///   - arguments: The arguments without the program's name.
  init(_ app: some App, arguments: [String]) {
    do throws(AppUsageError) {
      let options = try AppOptions(arguments)
      if options.wantsHelp {
        output = AppOptions.help
      } else {
        try run(app, options)
      }
    } catch {
      complaint = "error: \(error.reason)\nSee --help.\n"
      status = 64
    }
  }

  private mutating func run(_ app: some App, _ options: AppOptions) throws(AppUsageError) {
    let tree = LayoutTree { AppView(app: app) }
    let standard = app.body.windows.defaultSize
    let proposal = ProposedViewSize(
      width: options.width ?? standard?.width,
      height: options.height ?? standard?.height
    )
    var verdict = tree.settle(in: proposal, mode: options.mode)
    var skipped: [String] = []
    for label in options.presses {
      guard verdict.isAtRest else {
        skipped.append(label)
        continue
      }
      do throws(ButtonError) {
        try tree.press(label)
      } catch {
        throw AppUsageError(reason: "--press: \(error)")
      }
      verdict = tree.settle(in: proposal, mode: options.mode)
    }
    let trace = options.traces ? tree.trace(in: proposal) : nil
    var report = LayoutReport(of: tree, verdict: verdict, trace: trace)
    report.warnings += skipped.map { "'\($0)' is not pressed, as the views before did not settle" }
    output = options.isJSON ? report.json + "\n" : report.text
    status = report.isFine ? 0 : 1
  }
}
