internal import TextMeasurement

/// The command: options, workloads, timings, report.
enum Bench {
  /// Runs what the command line asks for and ends the process.
  static func run(
    _ count: Int32,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> Never {
    guard let options = BenchOptions(count, arguments) else { Output.end(64) }
    do {
      if options.showsHelp {
        Output.say(BenchOptions.help)
      } else if options.showsVersions {
        Output.say(Report.versions)
      } else if let workload = options.workload {
        try workload.run(count: options.count)
      } else if options.timesDocuments {
        let over = try DocumentBench(rounds: options.rounds).run()
        Output.end(options.isStrict && over > 0 ? 2 : 0)
      } else if options.timesViews {
        let over = ViewBench(labels: try labels(options), rounds: options.rounds).run()
        Output.end(options.isStrict && over > 0 ? 2 : 0)
      } else {
        Output.end(try time(options))
      }
    } catch {
      Output.complain((error as? BenchError)?.message ?? "\(error)")
      Output.end(66)
    }
    Output.end(0)
  }

  /// A thousand labels, each once: of the files if there are any.
  private static func labels(_ options: BenchOptions) throws(BenchError) -> [String] {
    var found: [String] = []
    for file in options.labels { found += try TextFile.labels(file).map(\.text) }
    var known: Set<String> = []
    found.removeAll { !known.insert($0).inserted }
    return Array((found.isEmpty ? SampleWriter(.english).labels(1000) : found).prefix(1000))
  }

  private static func time(_ options: BenchOptions) throws(BenchError) -> Int32 {
    var report = Report()
    report.begin(rounds: options.rounds)
    for workload in try WorkloadList(options).workloads {
      let run = WorkloadRun(workload)
      let outcome = run.run(rounds: options.rounds)
      report.add(workload, run.timings, outcome)
    }
    report.finish()
    if report.wrongCount > 0 { return 1 }
    return options.isStrict && report.overCount > 0 ? 2 : 0
  }
}
