import Testing
import ViewLayout

/// Views, what they are offered, and what is known to come of it.
///
/// Results are written as in tables: a reply as `10×20`, frames as `A(0,5 10×20); B(…)`, in points,
/// relative to the root, rounded to thousandths.
struct LayoutCase: Sendable {
  let id: String
  let proposal: ProposedViewSize
  let reply: String
  let frames: String
  let environment: @Sendable (inout EnvironmentValues) -> Void
  let content: @Sendable () -> AnyView

  init(
    _ id: String,
    _ width: CGFloat?,
    _ height: CGFloat?,
    _ reply: String,
    _ frames: String,
    environment: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in },
    @ErasingViewBuilder content: @escaping @Sendable () -> AnyView
  ) {
    self.id = id
    proposal = ProposedViewSize(width: width, height: height)
    self.reply = reply
    self.frames = frames
    self.environment = environment
    self.content = content
  }

  /// Lays the views out in the font of worked examples, and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var values = try EnvironmentValues.worked()
    environment(&values)
    let tree = LayoutTree(environment: values) { content() }
    let size = tree.layout(in: proposal)
    #expect(Notation.size(size) == reply, sourceLocation: sourceLocation)
    let names = frames.split(separator: "; ").map { String($0.prefix { $0 != "(" }) }
    let found = names.map { Notation.frame($0, tree.root.first(named: $0)?.layoutFrame) }
    #expect(found.joined(separator: "; ") == frames, sourceLocation: sourceLocation)
  }
}

extension LayoutCase: CustomTestStringConvertible {
  var testDescription: String { id }
}
