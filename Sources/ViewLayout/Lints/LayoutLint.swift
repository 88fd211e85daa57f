/// What is probably not meant in a layout.
public struct LayoutLint: Hashable, Sendable {
  /// The name of the view, or its path.
  public let path: String

  /// What is odd.
  public let rule: Rule

  /// What is odd about this view, and what helps, in one sentence.
  public let message: String

  /// A kind of oddity.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A view is 10 points long as nothing proposes a length.
    case defaultLength
    /// A view is infinitely long, or would be if anything proposed a length.
    case infiniteLength
    /// A modifier outside of a priority keeps it from the container.
    case hiddenPriority
    /// Text is left out.
    case truncatedText
    /// Text is higher than what it is offered.
    case clippedText
    /// A view is larger than the frame around it.
    case oversizedChild
    /// A view does not follow the proportions that are asked of it.
    case ignoredRatio
  }
}

extension LayoutLint: CustomStringConvertible {
  /// The path, and what is odd.
  public var description: String { "\(path): \(message)" }
}

extension LayoutTree {
  /// What is probably not meant in the latest layout, in the order of the views.
  ///
  /// - Complexity: O(*n* *d*) in the nodes and their depth; texts are broken into lines once more.
  public var lints: [LayoutLint] {
    let paths = ShownPaths(of: self)
    return paths.nodes.flatMap { node in
      LayoutNode.oddities.flatMap { $0(node, paths) }.map { found in
        LayoutLint(path: paths[node], rule: found.rule, message: found.message)
      }
    }
  }
}
