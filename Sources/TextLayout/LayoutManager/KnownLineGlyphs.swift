internal import TextAnalysis
internal import TextMeasurement

/// The glyphs of a line by their clusters, so that another question about a long line costs little.
struct KnownLineGlyphs {
  /// The glyphs by cluster, those of one from left to right.
  private let glyphs: [LineGlyph]

  private let index: LineIndex
  private let paragraph: ObjectIdentifier
  private let x: Int64
  private let width: Int64
  private let cut: Range<Int>?

  /// The most glyphs of a line that are kept; they take 32 MB.
  private static let limit = 1 << 20

  /// The glyphs of a line that is laid out.
  ///
  /// - Complexity: O(*n*) in the glyphs of the runs that the line touches, sorted by cluster.
  init(_ context: LineStore.LineContext) {
    let glyphs = context.prepared.glyphs(of: context.line)
    let isSorted = glyphs.indices.dropFirst().allSatisfy {
      glyphs[$0 - 1].cluster <= glyphs[$0].cluster
    }
    self.glyphs =
      isSorted
      ? glyphs
      : glyphs.enumerated()
        .sorted { ($0.element.cluster, $0.offset) < ($1.element.cluster, $1.offset) }
        .map(\.element)
    index = context.index
    paragraph = context.prepared.id
    (x, width, cut) = (context.line.x, context.line.width, context.line.cut)
  }

  /// Whether the glyphs are those of a line as it is laid out now.
  func areGlyphs(of context: LineStore.LineContext) -> Bool {
    index == context.index && paragraph == context.prepared.id && x == context.line.x
      && width == context.line.width && cut == context.line.cut
  }

  /// Whether they are few enough to be kept.
  var canBeKept: Bool { glyphs.count <= Self.limit }

  /// The glyphs of the cluster that begins at a UTF-8 offset in the paragraph, from left to right.
  func cluster(at offset: Int) -> ArraySlice<LineGlyph> {
    let first = glyphs.partitioningIndex { $0.cluster >= offset }
    return glyphs[first...].prefix { $0.cluster == offset }
  }
}

extension LayoutManager {
  /// The glyphs of the cluster on a line that begins at a UTF-8 offset in the paragraph, from left
  /// to right.
  func glyphs(ofClusterAt offset: Int, on context: LineStore.LineContext) -> [LineGlyph] {
    if let knownLineGlyphs, knownLineGlyphs.areGlyphs(of: context) {
      return Array(knownLineGlyphs.cluster(at: offset))
    }
    let known = KnownLineGlyphs(context)
    knownLineGlyphs = known.canBeKept ? known : nil
    return Array(known.cluster(at: offset))
  }
}
