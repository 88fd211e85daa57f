/// The frames of all views that a layout shows, as a value that outlives it.
///
/// Two of them tell what became of each view, and why: ``changes(since:)``.
public struct FrameDump: Sendable {
  /// The views and their modifiers, from the outermost in, in the order of the views.
  public let entries: [Entry]

  /// The names of views that another view had before, which are told by their paths instead.
  let repeatedNames: [String]

  /// A view or a modifier.
  public struct Entry: Sendable {
    /// The number of the node, by which it is found again in another dump of the same tree.
    let serial: Int

    /// The name of the view, or its path; no two are equal.
    public let path: String

    /// The kind of view, such as `HStack`.
    public let view: String

    /// Whether this is the frame of a modifier, which stands around that of its view.
    public let isModifier: Bool

    /// Whether the view was given a name.
    public let isNamed: Bool

    /// The names that modifiers gave the view which have no frame of their own.
    let otherNames: [String]

    /// The text that the view shows; `nil` if it is none.
    public let text: String?

    /// What the view was offered.
    public let proposal: ProposedViewSize

    /// The frame in the space of the root, in points, y down from the top left, not rounded.
    public let frame: CGRect

    /// What the view was asked about, each proposal once, in the order of the questions.
    let questions: [ProposedViewSize]

    /// Its answers, in points.
    let answers: [ProposedViewSize: CGSize]

    /// The place of the node around this one among the entries; `nil` for the root.
    let parent: Int?
  }

  /// Takes the frames of the latest layout of a tree.
  ///
  /// - Complexity: O(*n* *d*) in the nodes and their depth.
  public init(of tree: LayoutTree) {
    let paths = ShownPaths(of: tree)
    var gathering = FrameGathering(paths)
    for node in tree.outermostNodes { gathering.add(node, in: nil) }
    entries = gathering.entries
    repeatedNames = paths.repeatedNames
  }
}

extension FrameDump.Entry {
  /// The size that the view took, in points.
  public var reply: CGSize { frame.size }

  /// Whether the frame is told of: not that of a modifier without a name.
  var isTold: Bool { !isModifier || isNamed }
}
