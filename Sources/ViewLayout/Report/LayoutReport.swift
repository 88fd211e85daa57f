/// All that is told about a layout: sizes, frames, what became of it, questions and warnings.
///
/// It is the answer of `galley layout`, as text or as JSON.
public struct LayoutReport: Sendable {
  /// The size of the root, in points; zero before the first layout.
  public let reply: CGSize

  /// The frames.
  public let frames: FrameDump

  /// What was asked and answered, by the paths of views; `nil` if that was not traced.
  public let queries: [(path: String, queries: [Query])]?

  /// What is odd about the views, one sentence each.
  public var warnings: [String]

  /// Whether the views settle, and if not, why; `nil` if it was not looked at.
  public var verdict: LayoutVerdict?

  /// The questions as an indented tree; empty if they were not traced.
  private let traceText: String

  /// A question and its answer.
  public struct Query: Sendable {
    /// Why the view was asked.
    public let kind: LayoutTrace.Kind

    /// What it was offered.
    public let proposal: ProposedViewSize

    /// Its answer, in points.
    public let reply: CGSize

    /// Whether it remembered the answer.
    public let isRemembered: Bool
  }

  /// Takes what is known of the latest layout of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - verdict: What became of the layout; `nil` tells nothing about it.
  ///   - trace: The questions of the layout; `nil` is those of a tree that is tracing.
  /// - Complexity: O(*n* *d*) in the nodes and questions, and their depth.
  public init(
    of tree: LayoutTree,
    verdict: LayoutVerdict? = nil,
    trace: LayoutTrace? = nil
  ) {
    self.verdict = verdict
    frames = FrameDump(of: tree)
    reply = frames.entries.first?.reply ?? .zero
    warnings =
      tree.warnings.map(\.description)
      + frames.repeatedNames.map {
        "two views are named '\($0)', of which the second is told by its path: give it another name"
      }
    let trace = trace ?? (tree.isTracing ? tree.trace : nil)
    traceText = trace?.text ?? ""
    queries = trace.map(Self.queries)
  }

  private static func queries(of trace: LayoutTrace) -> [(path: String, queries: [Query])] {
    let paths = trace.paths
    var places: [String: Int] = [:]
    var queries: [(path: String, queries: [Query])] = []
    for entry in trace.entries {
      let path = paths[entry.node]
      let query = Query(
        kind: entry.kind,
        proposal: entry.proposal,
        reply: entry.reply,
        isRemembered: entry.isRemembered
      )
      if let place = places[path] {
        queries[place].queries.append(query)
      } else {
        places[path] = queries.count
        queries.append((path, [query]))
      }
    }
    return queries
  }
}

extension LayoutReport {
  /// Whether the layout came to rest, or nobody looked.
  public var isFine: Bool { verdict?.isAtRest ?? true }

  /// The report for people: frames as ``FrameDump/text``, questions if there are any, warnings, and
  /// what became of the layout.
  public var text: String {
    frames.text + (traceText.isEmpty ? "" : "\n" + traceText)
      + (warnings.isEmpty ? "" : "\n" + warnings.map { "warning: \($0)\n" }.joined())
      + (verdict.map { "\n\($0)\n" } ?? "")
  }
}

extension LayoutReport: CustomStringConvertible {
  /// The report for people: ``text``.
  public var description: String { text }
}
