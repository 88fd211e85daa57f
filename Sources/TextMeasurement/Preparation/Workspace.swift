internal import Synchronization
internal import TextAnalysis
internal import Typography

/// What preparing a paragraph needs beside the paragraph; belongs to one thread at a time.
///
/// All it keeps are caches, each bounded: answers never depend on which workspace gave them.
final class Workspace {
  let analyzer = TextAnalyzer()
  let shaper = Shaper()
  let itemizer = Itemizer()
  var analysis = ParagraphAnalysis()
  var items: [TextItem] = []
  var shaped = ShapedText()

  private var fonts: [Font: ResolvedFont] = [:]
  private var lastFont: ResolvedFont?
  private var lastMetrics: KnownMetrics?
  private var lastRules: LineRules?
  private var lastTable: StyleTable?
  private var lastStyling: KnownStyling?

  /// What the runs of the last paragraph have in common.
  private(set) var runKinds: [RunKind] = []

  /// The most kinds of runs that are kept.
  private static let kindLimit = 64

  /// Keeps what the runs of a paragraph have in common, as those of the next may.
  func keep(_ kinds: [RunKind]) {
    runKinds = kinds.count <= Self.kindLimit ? kinds : []
  }

  /// The most fonts whose faces are kept resolved.
  private static let fontLimit = 64

  /// The line metrics of the font of a style, alone in an array.
  func lineMetrics(of style: RunStyle, _ rules: LineMetricsRules) -> [LineMetrics] {
    if let lastMetrics, lastMetrics.style === style, lastMetrics.rules == rules {
      return lastMetrics.metrics
    }
    let metrics = [LineMetrics(style.primary, style, rules)]
    lastMetrics = KnownMetrics(style: style, rules: rules, metrics: metrics)
    return metrics
  }

  /// The line metrics that were asked for last.
  private struct KnownMetrics {
    let style: RunStyle
    let rules: LineMetricsRules
    let metrics: [LineMetrics]
  }

  /// What the lines of paragraphs in a style need of it.
  func rules(of style: ParagraphStyle) -> LineRules {
    if let lastRules, lastRules.style == style { return lastRules }
    let rules = LineRules(style)
    lastRules = rules
    return rules
  }

  /// The styles of paragraphs that are styled alike, resolved.
  ///
  /// - Parameters:
  ///   - styling: How they are styled, all characters alike and plainly.
  ///   - make: Resolves it, unless it was asked for last.
  /// - Returns: Its spans, and the rules of its paragraphs.
  func styles(
    of styling: ParagraphStyling,
    _ make: () -> (TextSpans, LineRules)
  ) -> (TextSpans, LineRules) {
    if let lastStyling, lastStyling.styling === styling { return lastStyling.styles }
    let styles = make()
    lastStyling = KnownStyling(styling: styling, styles: styles)
    return styles
  }

  /// The styling that was asked for last.
  private struct KnownStyling {
    let styling: ParagraphStyling
    let styles: (TextSpans, LineRules)
  }

  /// The table of a text in one style.
  func table(_ font: Font, language: String?) -> StyleTable {
    let resolved = resolve(font)
    if let lastTable, lastTable.fonts[0] === resolved, lastTable.languages[0] == language {
      return lastTable
    }
    let table = StyleTable(resolved, language: language)
    lastTable = table
    return table
  }

  /// A font with its face opened.
  func resolve(_ font: Font) -> ResolvedFont {
    if let lastFont, lastFont.font == font { return lastFont }
    let resolved: ResolvedFont
    if let known = fonts[font] {
      resolved = known
    } else {
      if fonts.count >= Self.fontLimit { fonts.removeAll() }
      resolved = ResolvedFont(font)
      fonts[font] = resolved
    }
    lastFont = resolved
    return resolved
  }
}

extension Workspace {
  /// A workspace that no thread uses.
  private struct Idle: @unchecked Sendable {
    let workspace: Workspace
  }

  private static let idle = Mutex<[Idle]>([])

  /// The most workspaces that wait to be used again.
  private static let idleLimit = 16

  /// Lends a workspace that no other thread uses meanwhile.
  static func lend<Result>(_ body: (Workspace) -> Result) -> Result {
    let workspace = idle.withLock { $0.popLast() }?.workspace ?? Workspace()
    defer {
      let returned = Idle(workspace: workspace)
      idle.withLock { waiting in
        if waiting.count < idleLimit { waiting.append(returned) }
      }
    }
    return body(workspace)
  }

  /// Forgets every workspace that waits, with all it keeps.
  static func removeAll() {
    idle.withLock { $0.removeAll() }
  }
}
