/// What the command line asks for.
struct BenchOptions {
  /// The options by their names.
  enum Name: String, CaseIterable {
    case labels
    case prose
    case only
    case rounds
    case documents
    case views
    case strict
    case workload
    case count
    case versions
    case help

    /// Whether a value follows.
    var takesValue: Bool {
      switch self {
      case .labels, .prose, .only, .rounds, .workload, .count: true
      case .documents, .views, .strict, .versions, .help: false
      }
    }
  }

  /// Files of labels, one JSON object a line.
  var labels: [String] = []

  /// Files of prose, one paragraph a line, named `…-LANGUAGE.txt`.
  var prose: [String] = []

  /// What the title of a workload must contain to be run; `nil` runs all.
  var only: String?

  /// How often each workload is run; the fastest run counts.
  var rounds = 5

  /// Whether to time long documents in containers, and nothing else.
  var timesDocuments = false

  /// Whether to time the layout of views, and nothing else.
  var timesViews = false

  /// Whether a ratio over its target fails the run.
  var isStrict = false

  /// The workload to run once without a clock.
  var workload: CountedWorkload?

  /// How often the untimed workload is run.
  var count = 1

  /// Whether to print the versions of the libraries.
  var showsVersions = false

  /// Whether to print how the command is used.
  var showsHelp = false

  /// Takes one option.
  ///
  /// - Returns: Whether its value makes sense.
  mutating func take(_ name: Name, _ value: String) -> Bool {
    switch name {
    case .labels: labels.append(value)
    case .prose: prose.append(value)
    case .only: only = value.lowercased()
    case .rounds:
      guard let number = Int(value), (1...1000).contains(number) else { return false }
      rounds = number
    case .documents: timesDocuments = true
    case .views: timesViews = true
    case .strict: isStrict = true
    case .workload:
      guard let known = CountedWorkload(rawValue: value) else { return false }
      workload = known
    case .count:
      guard let number = Int(value), (0...1_000_000).contains(number) else { return false }
      count = number
    case .versions: showsVersions = true
    case .help: showsHelp = true
    }
    return true
  }

  /// How the command is used.
  static let help = """
    usage: galley-bench [--labels FILE]... [--prose FILE]... [--only TEXT] [--rounds N] [--strict]
           galley-bench --documents [--rounds N] [--strict]
           galley-bench --views [--labels FILE] [--rounds N] [--strict]
           galley-bench --workload labels|rewrap|layout|paragraphs [--count N]
           galley-bench --versions

    Times measuring beside plain hb_shape of the same texts in the same run. Without files it
    measures texts that it makes up.

      --labels FILE    labels, one JSON object a line: {"text": "Open", "lang": "en"}
      --prose FILE     prose, one paragraph a line; prose-de.txt is German
      --only TEXT      run only workloads whose title contains TEXT
      --rounds N       run each workload N times and keep the fastest (5)
      --documents      time edits, viewports and layout of long documents in containers
      --views          time the layout of views: a panel of 1,000 labels, trees nested deep
      --strict         fail if a ratio is over its target
      --workload NAME  run one workload without a clock, for tools that count instructions
      --count N        how often (1)
      --versions       print the versions of the libraries

    Ends with 1 if a result is wrong, with 2 if --strict finds a figure over its target.
    """
}
